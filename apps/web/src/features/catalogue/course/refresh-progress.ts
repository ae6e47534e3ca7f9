import type { QueryClient } from '@tanstack/react-query';

const PROGRESS_PATHS = /^\/api\/(courses\/[^/]+\/progress|progress\/user|user\/progress)$/;
const LESSON_PATHS = /^\/api\/lessons\//;

function refresh(queryClient: QueryClient, paths: RegExp): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => paths.test(String(path)) });
}

/** Everything that says how far a learner is. */
export function refreshProgress(queryClient: QueryClient): Promise<void> {
  return refresh(queryClient, PROGRESS_PATHS);
}

/** A place in a course also opens its lessons and makes a preview read before count. */
export async function refreshEnrolment(queryClient: QueryClient): Promise<void> {
  await Promise.all([refreshProgress(queryClient), refresh(queryClient, LESSON_PATHS)]);
}
