import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { isComingSoon } from '@academy/domain/catalogue/courses';
import { useAnswer } from '../../../../lib/answers/answers.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CourseOption } from './course-option.tsx';

const SKELETONS = 6; // API-22

interface CourseListDialogProps {
  isOpen: boolean;
  onClose: () => void;
  registeredIds: ReadonlySet<string>;
  isBusy: boolean;
  onRegister: (course: CourseAnswer) => void;
}

/** TRAIN-21, TRAIN-22: the courses are requested when the list is opened. */
export function CourseListDialog({
  isOpen,
  onClose,
  registeredIds,
  isBusy,
  onRegister,
}: CourseListDialogProps) {
  const {
    data: courses = [],
    isPending,
    isError,
    refetch,
  } = useAnswer('GET /api/courses', {}, { enabled: isOpen });
  const optionsOf = (some: readonly CourseAnswer[]) => (
    <ul className="grid divide-y">
      {some.map((course) => (
        <CourseOption
          key={course.id}
          course={course}
          isRegistered={registeredIds.has(course.id)}
          isBusy={isBusy}
          onRegister={() => onRegister(course)}
        />
      ))}
    </ul>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title="Course Registration"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {isPending && (
        <SkeletonGroup label="Loading courses" count={SKELETONS} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {!isPending && courses.length === 0 && (
        <EmptyState {...(isError && { action: <Button onClick={() => void refetch()}>Try again</Button> })}>
          There are no courses to register for yet.
        </EmptyState>
      )}
      {courses.length > 0 && (
        <div className="grid gap-6">
          {optionsOf(courses.filter((course) => !isComingSoon(course)))}
          <div className="grid gap-1">
            <h3 className="text-lg">Coming soon</h3>
            <p className="text-ink-2">
              Join early and begin with the lessons that are open. Nothing is charged while lessons are still
              coming.
            </p>
            {optionsOf(courses.filter(isComingSoon))}
          </div>
        </div>
      )}
    </Dialog>
  );
}
