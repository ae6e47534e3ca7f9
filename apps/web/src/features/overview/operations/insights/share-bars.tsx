interface ShareBarsProps {
  title: string;
  /** A sentence about what the drawing shows; the table below has every figure. */
  label: string;
  bars: readonly { readonly key: string; readonly percent: number; readonly isMarked: boolean }[];
}

const HEIGHT = 100;
const STEP = 20;
const BAR = 14;
const LEAST = 1;

/**
 * One bar for each row of the table below it, in the same order; conspicuous ones have another colour, and are marked
 * in the table.
 */
export function ShareBars({ title, label, bars }: ShareBarsProps) {
  if (bars.length === 0) return null;
  return (
    <figure className="grid gap-2 border-b p-5">
      <figcaption className="font-semibold">{title}</figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-28 w-full"
      >
        {bars.map(({ key, percent, isMarked }, index) => {
          const height = Math.max(LEAST, Math.min(HEIGHT, percent));
          return (
            <rect
              key={key}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className={isMarked ? 'fill-danger' : 'fill-accent'}
            />
          );
        })}
      </svg>
    </figure>
  );
}
