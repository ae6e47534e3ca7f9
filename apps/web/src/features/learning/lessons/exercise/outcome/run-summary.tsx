import { CircleCheckBig, MessageCircleHeart } from 'lucide-react';
import { Icon } from '../../../../../ui/brand/icon.tsx';
import type { ExerciseState } from '../exercise-state.ts';

/** What the run means: success, or the reason for a common mistake. */
export function RunSummary({ state: { report, isPassed } }: { state: ExerciseState }) {
  const hasFailed = report !== null && (report.error !== null || report.tests.some((test) => !test.isPassed));
  const isSolvedNow = report !== null && !hasFailed;
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {isSolvedNow && (
        <p
          data-news
          className="flex gap-3 rounded-md border border-success-line bg-success-soft px-4 py-3 font-semibold text-success-text"
        >
          <Icon icon={CircleCheckBig} className="mt-0.5" />
          All tests pass. You solved it.
        </p>
      )}
      {report?.mistake != null && (
        <p data-news className="flex gap-3 rounded-md border border-info-line bg-info-soft px-4 py-3">
          <Icon icon={MessageCircleHeart} className="mt-0.5 text-info-text" />
          <span className="min-w-0">{report.mistake}</span>
        </p>
      )}
      {isPassed && !isSolvedNow && (
        <p className="text-ink-2">
          You have already solved this exercise. It stays solved, whatever you try now.
        </p>
      )}
    </div>
  );
}
