import type { Chart } from '@academy/courseware/python';
import { chartImage, chartSummary } from './chart-image.ts';

// An image has no CSS variables: the value of --code-text, which is the same in both themes.
const DRAWN_IN = '#e9ecff';

/** The chart as a picture; the same in characters for people who prefer that. */
export function ProgramChart({ chart }: { chart: Chart }) {
  return (
    <div className="grid gap-2">
      <img src={chartImage(chart.svg, DRAWN_IN)} alt={chartSummary(chart)} className="w-full max-w-140" />

      <details>
        <summary className="inline-flex min-h-touch items-center text-code-comment underline underline-offset-4">
          The chart as text
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide chart is scrolled with the keyboard, too. */}
        <pre tabIndex={0} className="overflow-x-auto font-mono leading-snug">
          {chart.text}
        </pre>
      </details>
    </div>
  );
}
