import type { QueryClient } from '@tanstack/react-query';
import { CHANGED_ANSWERS } from './changed-answers.ts';
import { onWrite } from './write-news.ts';

/** Whether two inputs name nothing differently: the lesson of a write and another lesson do. */
function doAgree(written: unknown, asked: unknown): boolean {
  const own = new Map(Object.entries(written ?? {}));
  return Object.entries(asked ?? {}).every(([name, value]) => !own.has(name) || own.get(name) === value);
}

/** After each write the answers that it changes are read again: at once where they are shown, else when next needed. */
export function refreshAfterWrites(queryClient: QueryClient): () => void {
  return onWrite((endpoint, input) => {
    const changed: readonly unknown[] = CHANGED_ANSWERS[endpoint];
    return queryClient.invalidateQueries({
      predicate: ({ queryKey: [read, asked] }) => changed.includes(read) && doAgree(input, asked),
    });
  });
}
