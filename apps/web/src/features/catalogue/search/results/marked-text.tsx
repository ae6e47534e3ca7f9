import type { MarkedText as Pieces } from './group-results.ts';

/** Highlights the matches; the pieces are text, never HTML. */
export function MarkedText({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no identity except its index
      <mark key={index} className="rounded-xs bg-accent-soft font-semibold text-accent-text">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
