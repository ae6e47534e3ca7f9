import { ArrowRight } from 'lucide-react';
import { useAnswer } from '../../lib/answers.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CourseCover } from '../catalogue/index.ts';
import { FirstStepCard } from './first-step-card.tsx';
import { placeHref, placeWords, type ResumePlace, resumePlace } from './resume-place.ts';
import { useOwnProgress } from './use-own-progress.ts';

/** The first thing on Home: one press, and the learner is back in the lesson. */
export function ContinueCard() {
  const { data: progress, isPending } = useOwnProgress();
  if (isPending) return <ContinueSkeleton />;
  const place = resumePlace(progress?.courses ?? []);
  if (place) return <Continue place={place} />;
  // Who has completed courses, or of whom nothing is known, needs no first step.
  return progress?.courses.length === 0 ? <FirstStepCard /> : null;
}

function Continue({ place }: { place: ResumePlace }) {
  const { data: course, isPending } = useAnswer('GET /api/courses/:courseId', { courseId: place.courseId });
  if (isPending) return <ContinueSkeleton />;
  const { lead, title, context, action } = placeWords(course, place.lessonId);
  return (
    <Card as="section" padding="none" aria-label={lead} className="flex gap-2 p-2">
      {course && <CourseCover course={course} className="w-36 shrink-0 rounded-md max-sm:hidden" />}
      <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-3 p-3 md:grid-cols-[1fr_14rem_auto]">
        <div className="min-w-0">
          <p className="text-ink-3">{lead}</p>
          <h2 className="text-lg">{title}</h2>
          <p className="text-ink-2">{context}</p>
        </div>
        <ProgressBar label="Your progress" value={place.percent} />
        <Button variant="primary" href={placeHref(place)} iconAfter={ArrowRight}>
          {action}
        </Button>
      </div>
    </Card>
  );
}

function ContinueSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Finding where you left off">
      <Skeleton shape="block" measure="h-58 w-full md:h-28" />
    </div>
  );
}
