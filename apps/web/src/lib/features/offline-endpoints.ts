import type { Input } from '@academy/contract';
import type { ReadEndpoint } from '../answers/api-client.ts';

/** How often it is refetched: the learner's own state, and what is the same for everybody. */
export type Freshness = 'daily' | 'monthly';

interface OfCourse {
  readonly courseId: string;
}
type WithoutInput<Endpoint> = Endpoint extends ReadEndpoint
  ? Record<never, never> extends Input<Endpoint>
    ? Endpoint
    : never
  : never;
type AboutCourse<Endpoint> = Endpoint extends ReadEndpoint & `${string}:courseId${string}`
  ? OfCourse extends Input<Endpoint>
    ? Endpoint
    : never
  : never;

export type OwnEndpoint = WithoutInput<ReadEndpoint>;
export type CourseEndpoint = AboutCourse<ReadEndpoint>;

/**
 * Answers that are saved with a course for offline, although nobody has opened their page. Those about a course are
 * saved with that course, whenever more of it is saved.
 */
export type OfflineAnswers = { readonly [Endpoint in OwnEndpoint]?: Freshness } & {
  readonly [Endpoint in CourseEndpoint]?: 'with-course';
};
