import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import { lessonsToSave } from '@academy/domain/learning/offline-packs';
import { ArrowLeft, CloudOff } from 'lucide-react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { savedCoursesOf } from '../../../lib/offline/saved-courses.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { MessageCard } from '../../../ui/feedback/message-card.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { PackRow } from './pack-row.tsx';
import { SavingNote } from './saving-note.tsx';
import { useCodeBytes, useSaving } from './use-saving.ts';

/** Saves a course or one of its modules for offline: shows the cost first, then the progress. */
export function SaveCoursePage() {
  const { id: courseId } = useRouteParams('/offline/:id');
  const { data: course, error, isPending, refetch } = useAnswer('GET /api/courses/:courseId', { courseId });
  const { data: state } = useAnswer('GET /api/courses/:courseId/progress', { courseId });
  const { data: user } = useCurrentUser();
  usePageTitle(course ? `${course.title} for offline` : undefined);
  return (
    <div className="grid gap-4">
      <Button
        variant="quiet"
        icon={ArrowLeft}
        href={`/course/${courseId}`}
        className="-ml-3 justify-self-start"
      >
        Back to the course
      </Button>
      {isPending && (
        <SkeletonGroup label="Loading the course" count={3} className="grid gap-3">
          <SkeletonRow />
        </SkeletonGroup>
      )}
      {error && !course && (
        <MessageCard
          mark={CloudOff}
          title="We could not load this course"
          headingLevel={2}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {error.sentence}
        </MessageCard>
      )}
      {course && user && <Modules course={course} userId={user.id} isEnrolled={state?.isEnrolled === true} />}
    </div>
  );
}

interface ModulesProps {
  course: CourseDetailAnswer;
  userId: string;
  isEnrolled: boolean;
}

function Modules({ course, userId, isEnrolled }: ModulesProps) {
  const saving = useSaving(course.id);
  const isSaving = saving?.state === 'saving';
  const code = useCodeBytes(userId, isSaving);
  const saved = savedCoursesOf(userId).read(course.id)?.lessons ?? [];
  const open = course.syllabus.map((module) => ({
    ...module,
    lessons: module.lessons.filter(({ isWritten, isPreview }) => isWritten && (isEnrolled || isPreview)),
  }));
  const all = open.flatMap(({ lessons }) => lessons);
  const row = { course, userId, saved, code, isSaving };
  return (
    <PageSection
      title={`${course.title} for offline`}
      description="Saved lessons, checks and exercises open without a connection, also after a restart. Your study plan, careers and help come along. Logging out removes it all from this device."
      action={<Button href="/offline">All saved courses</Button>}
    >
      {code === null && (
        <Card tone="sun">
          <p>This browser cannot keep lessons. Open the academy in another browser, or over https.</p>
        </Card>
      )}
      <SavingNote saving={saving} left={lessonsToSave(all, saved).length} />
      <Card padding="none">
        <ul>
          <PackRow {...row} title="The whole course" lessons={all} isMain />
          {open
            .filter(({ lessons }) => lessons.length > 0)
            .map(({ id, title, lessons }) => (
              <PackRow key={id} {...row} title={title} lessons={lessons} />
            ))}
        </ul>
      </Card>
    </PageSection>
  );
}
