/** What `early-answers-script.ts` has begun in the page's head, by path. */
interface Beginnings {
  readonly begunAnswers?: Map<string, Promise<Response>>;
}

/** On a slow line the scripts may take as long; what is older may no longer be so. */
const LONGEST_MS = 60_000;

/** An answer that nobody reads would hold its connection. */
function giveUp(begun: Map<string, Promise<Response>>): void {
  for (const answer of begun.values()) answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  begun.clear();
}

/** The answer that the page has begun before its scripts, once. After a write none of them counts any more. */
export function takeBegun(
  method: string,
  path: string,
  sinceStartMs: number = performance.now(),
): Promise<Response> | null {
  const { begunAnswers: begun } = globalThis as Beginnings;
  if (!begun) return null;
  if (method !== 'GET' || sinceStartMs > LONGEST_MS) giveUp(begun);
  const answer = begun.get(path) ?? null;
  begun.delete(path);
  return answer;
}
