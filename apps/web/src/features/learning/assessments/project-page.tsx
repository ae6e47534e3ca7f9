import { useAnswer } from '../../../lib/answers/answers.ts';
import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useRouteParams } from '../../../lib/pages/route-params.ts';
import '../../../styles/lessons/lesson.css';
import '../../../styles/lessons/prose.css';
import { SkeletonGroup, SkeletonRow } from '../../../ui/feedback/skeleton.tsx';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { pageProblem } from './assessment-messages.ts';
import { CourseProblem } from './course-problem.tsx';
import { ProjectView } from './projects/project-view.tsx';

export function ProjectPage() {
  const { data: user } = useCurrentUser();
  const { id: courseId } = useRouteParams('/course/:id/project');
  const {
    data: project,
    error,
    refetch,
  } = useAnswer('GET /api/courses/:courseId/project', { courseId }, { refetchOnMount: 'always' });
  usePageTitle(project?.title);

  if (error !== null)
    return <CourseProblem courseId={courseId} problem={pageProblem(error)} onRetry={() => void refetch()} />;
  if (project === undefined || !user)
    return (
      <SkeletonGroup label="Loading the project" count={4} className="grid max-w-read gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  return <ProjectView key={project.id} project={project} userId={user.id} />;
}
