import { History, X } from 'lucide-react';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';

interface RecentListProps {
  recent: readonly string[];
  onSearch: (text: string) => void;
  onForget: (text: string) => void;
}

export function RecentList({ recent, onSearch, onForget }: RecentListProps) {
  if (recent.length === 0)
    return (
      <p className="px-3 py-2 text-ink-2">
        Courses, lessons, events, collections, careers and help: type what you are looking for.
      </p>
    );
  return (
    <section aria-labelledby="recent-searches">
      <h3
        id="recent-searches"
        className="px-3 py-1 font-body font-semibold text-base text-ink-3 leading-body tracking-normal"
      >
        Recent searches
      </h3>
      <ul>
        {recent.map((text) => (
          <li key={text} className="flex items-center gap-1">
            <button
              type="button"
              onClick={() => onSearch(text)}
              className="flex min-h-touch min-w-0 flex-1 items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-hover"
            >
              <Icon icon={History} className="text-ink-3" />
              <span className="min-w-0">{text}</span>
            </button>
            <IconButton icon={X} label={`Remove ${text}`} onClick={() => onForget(text)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
