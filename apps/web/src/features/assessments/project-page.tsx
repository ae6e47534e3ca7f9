import type { ProjectAnswer } from '@academy/contract/assessments';
import { useQuery } from '@tanstack/react-query';
import '../../styles/lesson.css';
import '../../styles/prose.css';
import { SkeletonGroup, SkeletonRow } from '../../ui/feedback/skeleton.tsx';
import { useCurrentUser } from '../identity/index.ts';
import { useCourseAddress } from './course-address.ts';
import { CourseProblem } from './course-problem.tsx';
import { ProjectView } from './project-view.tsx';

export function ProjectPage() {
  const { data: user } = useCurrentUser();
  const { courseId } = useCourseAddress();
  const path = `/api/courses/${encodeURIComponent(courseId)}/project`;
  const { data: project, error, refetch } = useQuery<ProjectAnswer>({ queryKey: [path] });

  if (error !== null)
    return <CourseProblem courseId={courseId} error={error} onRetry={() => void refetch()} />;
  if (project === undefined || !user)
    return (
      <SkeletonGroup label="Loading the project" count={4} className="grid max-w-read gap-3">
        <SkeletonRow />
      </SkeletonGroup>
    );
  return <ProjectView key={project.id} project={project} username={user.username} />;
}
