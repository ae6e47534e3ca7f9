import { Check } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';

export type BeadState = 'done' | 'now' | 'now-done' | 'next' | 'in-writing' | 'closed';

/** Read out, and for the last two also shown: a bead alone is only colour and shape. */
const WORDS: Readonly<Record<BeadState, string>> = {
  done: 'completed',
  now: 'you are here',
  'now-done': 'you are here, completed',
  next: 'not completed yet',
  'in-writing': 'coming soon',
  closed: 'opens when you enrol',
};

interface OutlineLineProps {
  state: BeadState;
  title: string;
  /** Null: not open yet. */
  href: string | null;
  onChoose?: (() => void) | undefined;
}

export function OutlineLine({ state, title, href, onChoose }: OutlineLineProps) {
  const isShown = state === 'in-writing' || state === 'closed';
  const isHere = state === 'now' || state === 'now-done';
  const content = (
    <>
      <span aria-hidden="true" className="outline-bead">
        {(state === 'done' || state === 'now-done') && <Icon icon={Check} size="small" />}
      </span>
      <span className="min-w-0">
        {title}
        <span className={isShown ? 'block text-ink-3' : 'sr-only'}>
          {isShown ? WORDS[state] : `, ${WORDS[state]}`}
        </span>
      </span>
    </>
  );
  return (
    <li data-state={state} className="outline-line">
      {href === null ? (
        <span>{content}</span>
      ) : (
        <a href={href} onClick={onChoose} {...(isHere && { 'aria-current': 'page' as const })}>
          {content}
        </a>
      )}
    </li>
  );
}
