import type { CareerAnswer } from '@academy/contract/catalogue/careers';
import { ArrowLeft } from 'lucide-react';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProblemCard } from '../../../ui/feedback/problem-card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CareerHero } from './career/career-hero.tsx';
import { CareerProgression } from './career/career-progression.tsx';
import { CareerSummary } from './career/career-summary.tsx';
import { DayInLife } from './career/day-in-life.tsx';
import { Employers } from './career/employers.tsx';
import { PhaseList } from './career/phase-list.tsx';
import { PublishedFigures } from './career/published-figures.tsx';
import { SkillLists } from './career/skill-lists.tsx';
import { useCareer } from './career/use-career.ts';
import { careerProblem } from './career-messages.ts';
import { IndicativeNote } from './indicative-note.tsx';

/** CAREER-09 to CAREER-22: one career. */
export function CareerPage() {
  const { data: career, isPending, error, refetch } = useCareer();
  usePageTitle(career?.title);
  if (career) return <Career career={career} />;
  if (isPending)
    return (
      <div role="status" aria-busy="true" aria-label="Loading the career" className="grid gap-4 pt-15">
        <Skeleton shape="block" measure="h-64 w-full" />
        <Skeleton shape="block" measure="h-28 w-full" />
      </div>
    );
  return (
    <ProblemCard
      problem={careerProblem(error)}
      onRetry={() => void refetch()}
      onward={<Button href="/careers">Back to Careers</Button>}
    />
  );
}

function Career({ career }: { career: CareerAnswer }) {
  return (
    <div className="grid gap-4">
      <Button variant="quiet" icon={ArrowLeft} href="/careers" className="-ml-3 justify-self-start">
        Back to Careers
      </Button>
      <CareerHero career={career} />
      <CareerSummary career={career} />
      <IndicativeNote />
      <div className="mt-4 grid gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-8">
          <PhaseList phases={career.learningPath} />
          <CareerProgression steps={career.careerProgression} />
          <DayInLife moments={career.dayInLife} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <PublishedFigures figures={career.published} />
          <SkillLists skills={career.skills} />
          <Employers companies={career.jobOutlook.companies} />
        </div>
      </div>
    </div>
  );
}
