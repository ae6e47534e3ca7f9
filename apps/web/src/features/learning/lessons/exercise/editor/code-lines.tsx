import { classNames } from '../../../../../ui/class-names.ts';

interface CodeLine {
  readonly text: string;
  /** The text before the line; its number by default. */
  readonly sign?: string | undefined;
  /** A label for screen readers, such as "only in the solution". */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
}

export interface CodeLinesProps {
  label: string;
  lines: readonly CodeLine[];
}

/** A read-only program with the dimensions of the editor, so that nothing jumps when the editor replaces it. */
export function CodeLines({ label, lines }: CodeLinesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard, too.
    <section tabIndex={0} aria-label={label} className="overflow-x-auto focus-visible:-outline-offset-3">
      <pre className="w-max min-w-full py-3.5 font-mono leading-[1.65]">
        {lines.map(({ text, sign, note, className }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity except its index.
          <code key={index} className={classNames('flex pr-4', className)}>
            <span aria-hidden="true" className="w-11 shrink-0 select-none pr-3 text-right text-code-gutter">
              {sign ?? index + 1}
            </span>
            {note !== undefined && <span className="sr-only">{note}: </span>}
            <span className="pl-1">{text === '' ? ' ' : text}</span>
          </code>
        ))}
      </pre>
    </section>
  );
}
