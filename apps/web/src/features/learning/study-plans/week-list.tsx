import type { StudyPlanAnswer } from '@academy/contract/learning/study-plans';

/** This week's steps, each with a link. */
export function WeekList({ parts }: { parts: StudyPlanAnswer['thisWeek'] }) {
  return (
    <ul className="grid gap-1">
      {parts.map(({ title, href, minutes }) => (
        <li key={href} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <a href={href} className="inline-flex min-h-touch min-w-0 items-center">
            {title}
          </a>
          <span className="text-ink-2">{minutes} min</span>
        </li>
      ))}
    </ul>
  );
}
