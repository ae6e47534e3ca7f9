import { memo, type RefObject } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

interface SourceFieldProps {
  label: string;
  text: string;
  /** Lines with a problem, from 1. */
  faultLines: ReadonlySet<number>;
  isReadOnly: boolean;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

// Both layers wrap their lines at the same places: keep their styles in sync.
const LAYER =
  'col-start-1 row-start-1 m-0 w-full border-0 py-3 pr-3 font-mono text-[0.9375rem] leading-6 whitespace-pre-wrap wrap-anywhere';

/**
 * A plain textarea that grows with its text. Behind it is the same text, invisible, line by line: it provides the
 * height, the line numbers and the marks, while the textarea keeps the behaviour that phone keyboards and screen
 * readers rely on.
 */
export function SourceField({ label, text, faultLines, isReadOnly, fieldRef, onChange }: SourceFieldProps) {
  return (
    <div className="grid min-h-80 overflow-hidden rounded-md border border-line-control bg-surface focus-within:outline-3 focus-within:outline-focus">
      <div aria-hidden="true" className={classNames(LAYER, 'pl-0 text-transparent select-none')}>
        {text.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity except its index
          <MirrorLine key={index} number={index + 1} text={line} isFaulty={faultLines.has(index + 1)} />
        ))}
      </div>
      <textarea
        ref={fieldRef}
        aria-label={label}
        value={text}
        readOnly={isReadOnly}
        spellCheck
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          LAYER,
          'min-h-full resize-none overflow-hidden bg-transparent pl-12 text-ink outline-none',
        )}
      />
    </div>
  );
}

interface MirrorLineProps {
  number: number;
  text: string;
  isFaulty: boolean;
}

const MirrorLine = memo(function MirrorLine({ number, text, isFaulty }: MirrorLineProps) {
  return (
    <div
      data-line={number}
      className={classNames(
        'relative min-h-6 pl-12 before:absolute before:left-0 before:w-9 before:text-right before:text-sm before:tabular-nums before:content-[attr(data-line)]',
        isFaulty ? 'bg-danger-soft before:font-bold before:text-danger-text' : 'before:text-ink-3',
      )}
    >
      {text}
    </div>
  );
});
