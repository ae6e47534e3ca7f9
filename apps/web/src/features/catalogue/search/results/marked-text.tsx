import type { MarkedText as Pieces } from './group-results.ts';

/** What was found is marked; the pieces never were HTML. */
export function MarkedText({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
      <mark key={index} className="rounded-xs bg-accent-soft font-semibold text-accent-text">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
