/** Sends requests at a steady pace, however long the answers take, and gives back how long each took, in ms. */
export async function pacedRequests(
  send: (index: number) => Promise<Response>,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const start = performance.now();
  const all = Array.from({ length: perSecond * seconds }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, (index * 1000) / perSecond));
    const sent = performance.now();
    const answer = await send(index);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return performance.now() - sent;
  });
  const times = await Promise.all(all);
  if (performance.now() - start > seconds * 2000) throw new Error('The machine cannot keep the pace.');
  return times;
}

/** The value below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
