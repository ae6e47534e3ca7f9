import { PageSection } from '../../../../ui/layout/page-section.tsx';

export function DayInLife({ moments }: { moments: readonly string[] }) {
  return (
    <PageSection title="A Day in the Life">
      <ul className="grid max-w-read list-disc gap-2 pl-5 marker:text-accent-text">
        {moments.map((moment) => (
          <li key={moment} className="pl-1">
            {moment}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
