import type { Query, QueryClient } from '@tanstack/react-query';
import type { ReadEndpoint, WriteEndpoint } from '../api-client.ts';
import { onWrite } from './write-listeners.ts';

/** The identity of a write: the ids in its input, and the parameters of its address. The rest is its payload. */
function namesIn(endpoint: string, written: unknown): Map<string, unknown> {
  const isName = (name: string) => name.endsWith('Id') || endpoint.includes(`:${name}`);
  return new Map(Object.entries(written ?? {}).filter(([name]) => isName(name)));
}

/** Whether two inputs agree in every name they share: the lesson of a write does not match another lesson. */
function doAgree(own: ReadonlyMap<string, unknown>, identity: unknown): boolean {
  return Object.entries(identity ?? {}).every(([name, value]) => !own.has(name) || own.get(name) === value);
}

/** After each write the answers that it changes are refetched: at once where they are shown, otherwise when next needed. */
export function refreshAfterWrites(
  queryClient: QueryClient,
  changedBy: { readonly [Endpoint in WriteEndpoint]?: readonly ReadEndpoint[] },
): () => void {
  return onWrite(async (endpoint, input) => {
    const changed: readonly unknown[] = changedBy[endpoint] ?? [];
    const own = namesIn(endpoint, input);
    const isChanged = ({ queryKey: [read, input] }: Query) => changed.includes(read) && doAgree(own, input);
    const cache = queryClient.getQueryCache();
    // First requested while the write was pending: the answer may be from before the write, and would not be requested again.
    const begun = cache.findAll({ predicate: isChanged, fetchStatus: 'fetching' });
    const first = new Set(begun.filter(({ state }) => state.data === undefined));
    await queryClient.invalidateQueries({ predicate: isChanged });
    if (first.size > 0) await queryClient.invalidateQueries({ predicate: (query) => first.has(query) });
  });
}
