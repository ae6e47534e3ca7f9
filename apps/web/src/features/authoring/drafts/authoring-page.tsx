import { kindOfFile } from '@academy/domain/authoring/drafts';
import { useSearch } from 'wouter';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { openFailed } from './authoring-messages.ts';
import { CourseTransfer } from './course-transfer.tsx';
import { CourseView } from './course-view.tsx';
import { EditorView, type Preview } from './editor/editor-view.tsx';
import { fileTitle } from './file-names.ts';

/** The lessons of a course for those who teach it; the selected file is in the address. */
export function AuthoringPage({ Preview }: { Preview: Preview }) {
  const { data: user } = useCurrentUser();
  const { id: courseId } = useRouteParams('/authoring/:id');
  const path = new URLSearchParams(useSearch()).get('file');
  const {
    data: course,
    error,
    refetch,
  } = useAnswer(
    'GET /api/authoring/:courseId',
    { courseId },
    { enabled: courseId !== '', refetchOnMount: 'always' },
  );
  usePageTitle(course?.title);
  if (error && !course)
    return (
      <EmptyState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {openFailed(error)}
      </EmptyState>
    );
  if (!course || !user)
    return (
      <SkeletonGroup label="Loading the course" count={6} className="grid gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  if (path === null || kindOfFile(path) === null)
    return (
      <div className="grid grid-cols-1 gap-stack">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading level={2} className="min-w-0 text-2xl">
            {course.title}
          </Heading>
          <CourseTransfer courseId={courseId} />
        </div>
        <CourseView course={course} />
      </div>
    );
  const lessons = course.modules.flatMap((module) => module.lessons);
  const lesson = lessons.find((one) => one.path === path.replace(/\.yaml$/, '.md'));
  return (
    <EditorView
      key={path}
      courseId={courseId}
      userId={user.id}
      path={path}
      title={lesson?.title ?? fileTitle(path)}
      drafts={course.drafts}
      Preview={Preview}
    />
  );
}
