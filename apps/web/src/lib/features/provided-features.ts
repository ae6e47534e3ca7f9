// What `lib` needs of the features. It may not import them, so the application provides it before anything is drawn.
import type { LoadUnsentWork } from './feature.ts';
import type { OfflineAnswers } from './offline-endpoints.ts';

export interface ProvidedFeatures {
  /** Loads the code of the page at a path. */
  readonly prefetchPage: (path: string) => void;
  /** What is saved with a course for offline. */
  readonly offlineAnswers: OfflineAnswers;
  /** The code that sends work which waits on the device, by its kind. */
  readonly unsentWork: Readonly<Record<string, LoadUnsentWork>>;
}

let provided: ProvidedFeatures = { prefetchPage: () => undefined, offlineAnswers: {}, unsentWork: {} };

export function provideFeatures(features: ProvidedFeatures): void {
  provided = features;
}

export const providedFeatures = (): ProvidedFeatures => provided;
