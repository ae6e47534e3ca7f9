/** What `early-answers-script.ts` has requested in the page's head, by path. */
interface Beginnings {
  readonly begunAnswers?: Map<string, Promise<Response>>;
}

/** On a slow line the scripts may take that long; an older answer may be outdated. */
const LONGEST_MS = 60_000;

/** An answer that nobody reads would keep its connection open. */
function cancelEarlyAnswers(begun: Map<string, Promise<Response>>): void {
  for (const answer of begun.values()) answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  begun.clear();
}

/** The answer that the page requested before its scripts, once. After a write none of them is used any more. */
export function takeEarlyAnswer(
  method: string,
  path: string,
  sinceStartMs: number = performance.now(),
): Promise<Response> | null {
  const { begunAnswers: begun } = globalThis as Beginnings;
  if (!begun) return null;
  if (method !== 'GET' || sinceStartMs > LONGEST_MS) cancelEarlyAnswers(begun);
  const answer = begun.get(path) ?? null;
  begun.delete(path);
  return answer;
}
