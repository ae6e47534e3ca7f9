import type { Choice } from '@academy/domain/learning/questions';
import { classNames } from '../class-names.ts';
import { SelectField } from '../forms/select-field.tsx';
import { MarkTag } from './choice-look.tsx';
import { plainText } from './plain-text.ts';

interface MatchListProps {
  labelledBy: string;
  lefts: readonly Choice[];
  rights: readonly Choice[];
  pairs: Readonly<Record<string, string>>;
  /** Null: not marked. */
  isMatched: (left: string) => boolean | null;
  onPair: (pairs: Readonly<Record<string, string>>) => void;
}

/** One native select for each line: every phone can show it. */
export function MatchList({ labelledBy, lefts, rights, pairs, isMatched, onPair }: MatchListProps) {
  const options = rights.map(({ id, html }) => ({ value: id, label: plainText(html) }));
  return (
    <fieldset aria-labelledby={labelledBy} className="grid min-w-0 grid-cols-1 gap-4">
      {lefts.map(({ id, html }) => {
        const isRight = isMatched(id);
        return (
          <div key={id} className="grid gap-1">
            <SelectField
              label={plainText(html)}
              placeholder="Choose"
              options={options}
              value={pairs[id] ?? ''}
              onChange={(event) => onPair({ ...pairs, [id]: event.target.value })}
            />
            {isRight !== null && (
              <span className={classNames(isRight ? 'text-success-text' : 'text-danger-text')}>
                <MarkTag isRight={isRight} wrong="Not yet" />
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
