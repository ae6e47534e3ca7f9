import { ArrowRight } from 'lucide-react';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { useLessonAhead } from '../../../catalogue/courses/index.ts';
import { useOwnProgress } from '../use-own-progress.ts';
import { ContinuePanel, ContinueSkeleton } from './continue-panel.tsx';
import { FirstLessonCard } from './first-lesson-card.tsx';
import { gradedStep } from './graded-step.ts';
import { placeHref, placeWords, type ResumePlace, resumePlace } from './resume-place.ts';

/**
 * The only prominent element of Home: one press takes the learner back to the lesson, to the first one, or to the
 * next assessment.
 */
export function ContinueCard() {
  const { data: progress, isPending } = useOwnProgress();
  if (isPending) return <ContinueSkeleton />;
  const place = resumePlace(progress?.courses ?? []);
  if (place) return <Continue place={place} />;
  // Learners with completed courses, or with an unknown state, need no first lesson.
  return progress?.courses.some(({ isEnrolled }) => isEnrolled) === false ? <FirstLessonCard /> : null;
}

function Continue({ place }: { place: ResumePlace }) {
  const { data: course, isPending } = useAnswer('GET /api/courses/:courseId', { courseId: place.courseId });
  const step = course ? gradedStep(course, place.gradedId) : null;
  const { lead, title, context, action } = step ?? placeWords(course, place.lessonId);
  useLessonAhead(course, !isPending && !step && place.lessonId !== null ? [place.lessonId] : []);
  // The link needs no title: it works while the course is still loading.
  return (
    <ContinuePanel lead={lead} title={title} context={context} isNamed={!isPending}>
      <ProgressBar label="Your progress" value={place.percent} tone="sun" className="w-full max-w-96" />
      <Button variant="sun" size="lg" href={step?.href ?? placeHref(place)} iconAfter={ArrowRight}>
        {action}
      </Button>
    </ContinuePanel>
  );
}
