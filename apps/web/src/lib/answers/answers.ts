import type { Answer, Input } from '@academy/contract';
import {
  type QueryClient,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, type Failure, type ReadEndpoint } from './api-client.ts';
import { withOfflineFallback } from './stored-answers/offline-fallback.ts';

/** An endpoint without input takes no argument. */
type AnswerInput<Key extends ReadEndpoint> =
  unknown extends Input<Key> ? Readonly<Record<string, never>> : Input<Key>;
type InputFirst<Key extends ReadEndpoint, Rest extends unknown[] = []> =
  Record<never, never> extends AnswerInput<Key>
    ? [input?: AnswerInput<Key>, ...Rest]
    : [input: AnswerInput<Key>, ...Rest];

type AnswerOptions<Key extends ReadEndpoint> = Omit<
  UseQueryOptions<Answer<Key>, Failure<Key>>,
  'queryKey' | 'queryFn' | 'select'
>;

/** Where an answer is cached; without input, the prefix of all answers of the endpoint. */
export function answerKey<Key extends ReadEndpoint>(endpoint: Key, input?: AnswerInput<Key>) {
  return Object.keys(input ?? {}).length === 0 ? [endpoint] : [endpoint, input];
}

/** Address, type and cache key of an answer, all from the contract's table. */
export function answerQuery<Key extends ReadEndpoint>(endpoint: Key, ...[input]: InputFirst<Key>) {
  return queryOptions<Answer<Key>, Failure<Key>>({
    queryKey: answerKey(endpoint, input),
    queryFn: (context) => withOfflineFallback(call(endpoint, input as Input<Key>), context),
  });
}

/** `useAnswer('GET /api/courses/:courseId', { courseId })` */
export function useAnswer<Key extends ReadEndpoint>(
  endpoint: Key,
  ...[input, options]: InputFirst<Key, [options?: AnswerOptions<Key>]>
): UseQueryResult<Answer<Key>, Failure<Key>> {
  const inputs = (input === undefined ? [] : [input]) as unknown as InputFirst<Key>;
  return useQuery({ ...answerQuery(endpoint, ...inputs), ...options });
}

/** The answers in the cache, typed by endpoint. */
export function answersIn(queryClient: QueryClient) {
  return {
    read: <Key extends ReadEndpoint>(endpoint: Key, ...[input]: InputFirst<Key>) =>
      queryClient.getQueryData<Answer<Key>>(answerKey(endpoint, input)),

    /** Shows the expected answer of the server at once; an answer that is not in the cache stays absent. */
    change<Key extends ReadEndpoint>(
      endpoint: Key,
      input: AnswerInput<Key>,
      changed: (answer: Answer<Key>) => Answer<Key>,
    ): void {
      queryClient.setQueryData<Answer<Key>>(answerKey(endpoint, input), (old) => old && changed(old));
    },

    /** The same for every answer of the endpoint. */
    changeAll<Key extends ReadEndpoint>(endpoint: Key, changed: (answer: Answer<Key>) => Answer<Key>): void {
      queryClient.setQueriesData<Answer<Key>>({ queryKey: [endpoint] }, (old) => old && changed(old));
    },

    /** Prefetches; a failure is reported by the component that shows the answer. */
    prefetch: <Key extends ReadEndpoint>(endpoint: Key, ...inputs: InputFirst<Key>): Promise<void> =>
      queryClient.prefetchQuery(answerQuery(endpoint, ...inputs)),

    /** Refetches now where it is shown, and elsewhere when it is next needed. */
    refresh: <Key extends ReadEndpoint>(endpoint: Key, input?: AnswerInput<Key>): Promise<void> =>
      queryClient.invalidateQueries({ queryKey: answerKey(endpoint, input) }),
  };
}

export type Answers = ReturnType<typeof answersIn>;

export function useAnswers(): Answers {
  const queryClient = useQueryClient();
  return useMemo(() => answersIn(queryClient), [queryClient]);
}
