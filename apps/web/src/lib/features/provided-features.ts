// What `lib` needs of the features. It may not import them, so the application provides it before anything is drawn.
import type { OfflineAnswers } from './offline-endpoints.ts';

export interface ProvidedFeatures {
  /** The code of the page at a path comes now. */
  readonly fetchPageAhead: (path: string) => void;
  /** What comes with a course that is saved for offline. */
  readonly offlineAnswers: OfflineAnswers;
}

let provided: ProvidedFeatures = { fetchPageAhead: () => undefined, offlineAnswers: {} };

export function provideFeatures(features: ProvidedFeatures): void {
  provided = features;
}

export const providedFeatures = (): ProvidedFeatures => provided;
