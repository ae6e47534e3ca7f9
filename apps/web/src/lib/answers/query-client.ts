import { QueryClient } from '@tanstack/react-query';

const UNUSED_DATA_KEPT_MS = 5 * 60 * 1000; // 1§7

/** 1§7: data is never stale, is not refetched automatically, and nothing is retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: UNUSED_DATA_KEPT_MS,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // Without a network the call fails at once with a message, instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
