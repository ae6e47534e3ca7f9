import type { CareerAnswer } from '@academy/contract/catalogue/careers';
import { Clock } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { PageSection } from '../../../../ui/layout/page-section.tsx';
import { courseLinks } from './course-links.ts';
import { useCourses } from './use-career.ts';

export function PhaseList({ phases }: { phases: CareerAnswer['learningPath'] }) {
  const courses = useCourses();
  return (
    <PageSection title="Learning path">
      <ol className="grid">
        {phases.map(({ phase, duration, courses: titles }, place) => (
          <li key={phase} className="relative pb-6 pl-13 last:pb-0">
            {place < phases.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-4 -bottom-4 left-4.5 w-[3px] -translate-x-1/2 bg-line-strong"
              />
            )}
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-9 place-items-center rounded-bead bg-accent font-bold font-heading text-on-accent ring-4 ring-page"
            >
              {place + 1}
            </span>
            <h3 className="pt-1">{phase}</h3>
            <p className="mt-1 flex items-start gap-2 text-ink-2">
              <Icon icon={Clock} className="mt-[0.125em] text-ink-3" />
              {duration}
            </p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {courseLinks(titles, courses).map(({ title, href, isSoon }) => (
                <li key={title} className="max-w-full">
                  {href === null ? (
                    <span className="inline-flex min-h-touch items-center rounded-bead border border-line-strong px-3.5">
                      {title}
                    </span>
                  ) : (
                    <a
                      href={href}
                      className="inline-flex min-h-touch flex-wrap items-center gap-x-2 rounded-bead border border-accent-soft-line bg-surface px-3.5 py-1 font-semibold no-underline transition-colors hover:bg-accent-soft"
                    >
                      {title}
                      {isSoon && <span className="font-normal text-ink-2">Coming soon</span>}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
