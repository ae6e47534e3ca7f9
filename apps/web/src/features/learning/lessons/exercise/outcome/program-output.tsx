import type { Chart, ProgramError } from '@academy/courseware/python';
import { CircleAlert, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../../ui/brand/icon.tsx';
import type { ExerciseState } from '../exercise-state.ts';
import { LANGUAGES } from '../languages.ts';
import { ProgramChart } from './program-chart.tsx';
import { ResultTables } from './result-tables.tsx';

/** The live region is always rendered, so that screen readers announce new output. */
export function ProgramOutput({ language, output, report, notice, isRunning }: ExerciseState) {
  const tables = report?.tables ?? [];
  const isSilent =
    report !== null && report.error === null && output === '' && report.charts.length + tables.length === 0;
  return (
    <section
      aria-label="Output"
      aria-live="polite"
      className="grid min-w-0 gap-3 px-4.5 pt-1 pb-3.5 empty:hidden"
    >
      {output !== '' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long output is scrolled with the keyboard, too.
        <pre tabIndex={0} className="max-h-80 overflow-auto font-mono leading-[1.65]">
          {output}
        </pre>
      )}
      {report !== null && <Charts charts={report.charts} />}
      <ResultTables tables={tables} />
      {report?.error != null && <ErrorMessage error={report.error} />}
      {notice !== null && (
        <Message icon={<Icon icon={Hourglass} className="mt-0.5 text-code-keyword" />}>{notice}</Message>
      )}
      {isSilent && !isRunning && (
        <p className="text-code-comment">
          Your {LANGUAGES[language].written} ran and{' '}
          {language === 'sql' ? 'asked for no rows' : 'printed nothing'}.
        </p>
      )}
    </section>
  );
}

function Charts({ charts }: { charts: readonly Chart[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: charts have no id.
  return charts.map((chart, index) => <ProgramChart key={index} chart={chart} />);
}

function ErrorMessage({ error: { line, message } }: { error: ProgramError }) {
  return (
    <Message icon={<Icon icon={CircleAlert} className="mt-0.5 text-code-number" />}>
      {line !== null && <b className="text-code-number">Line {line}. </b>}
      {message}
    </Message>
  );
}

function Message({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    // The bar with Run sticks to the window's lower edge on a phone.
    <div data-news className="flex scroll-mb-20 gap-2.5">
      {icon}
      <p className="min-w-0">{children}</p>
    </div>
  );
}
