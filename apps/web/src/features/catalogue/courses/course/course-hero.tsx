import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import type { CourseStateAnswer } from '@academy/contract/learning/learning-log';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import { Hourglass } from 'lucide-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { CourseCover } from '../course-cover.tsx';
import { lessonsText, noPlaceText } from '../course-words.ts';
import type { PurchaseDialog } from '../prices/purchase.ts';
import { EnrolButton } from './enrol-button.tsx';

interface CourseHeroProps {
  course: CourseDetailAnswer;
  state: CourseStateAnswer | undefined;
  /** Set when the learner's state could not be loaded. */
  onRetry: (() => void) | undefined;
  PaymentDialog: PurchaseDialog;
}

export function CourseHero({ course, state, onRetry, PaymentDialog }: CourseHeroProps) {
  return (
    <Panel
      as="section"
      className="grid grid-cols-1 items-center p-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <div className="grid grid-cols-1 content-center justify-items-start gap-4 p-[min(clamp(1rem,0.5rem+2.4vw,2.5rem),5vw)] max-lg:order-last">
        <p className="text-panel-ink-2">
          {course.level} · {course.area}
        </p>
        <h2 className="font-black text-3xl tracking-display">{course.title}</h2>
        <p className="max-w-[56ch] text-read">{course.promise}</p>
        {isComingSoon(course) && noPlaceText(course) === null && (
          <p className="flex max-w-[56ch] items-start gap-3 rounded-md border border-panel-line px-4 py-3">
            <Icon icon={Hourglass} className="mt-[0.125em]" />
            <span className="min-w-0">
              {lessonsText(course)}. Join early for free: you pay nothing while lessons are still on their
              way.
            </span>
          </p>
        )}
        {/* Its space is reserved, so that the page does not move when the learner's state arrives. */}
        <div className="grid min-h-13 w-full max-w-[26rem] content-start justify-items-start gap-4">
          {state && <EnrolButton course={course} state={state} PaymentDialog={PaymentDialog} />}
          {onRetry && (
            <Button variant="on-panel" onClick={onRetry}>
              Show my progress
            </Button>
          )}
          {state?.isEnrolled && (
            <ProgressBar label="Your progress" value={state.percent} tone="sun" className="w-full" />
          )}
          {state?.isEnrolled && state.recognisedPercent > 0 && (
            <p>{state.recognisedPercent}% comes from what you had already learned before this course.</p>
          )}
        </div>
      </div>
      <CourseCover
        course={course}
        className="aspect-[2/1] rounded-lg max-lg:max-h-50 max-lg:w-full lg:mr-6"
      />
    </Panel>
  );
}
