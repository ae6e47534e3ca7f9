import type { Result, ResultGroup } from './group-results.ts';
import { ResultOption } from './result-option.tsx';
import { KIND_LOOKS } from './search-kinds.ts';

interface ResultListProps {
  id: string;
  groups: readonly ResultGroup[];
  chosen: Result | undefined;
  onChoose: (result: Result) => void;
}

export const optionId = (listId: string, { key }: Result) => `${listId}-${key.replaceAll(' ', '-')}`;

export function ResultList({ id, groups, chosen, onChoose }: ResultListProps) {
  return (
    <div id={id} role="listbox" aria-label="Search results" className="grid gap-3">
      {groups.map(({ kind, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox has no element
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="px-3 py-1 font-semibold text-ink-3">
            {KIND_LOOKS[kind].label}
          </p>
          {results.map((result) => (
            <ResultOption
              key={result.key}
              id={optionId(id, result)}
              kind={kind}
              result={result}
              isChosen={result === chosen}
              onChoose={() => onChoose(result)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
