import { providedFeatures, provideFeatures } from '../../features/provided-features.ts';
import type { UnsentWork } from '../define-unsent-work.ts';

/** What the features send, for a test of `lib`, by kind. */
export function provideUnsentWork(works: Readonly<Record<string, UnsentWork>>): void {
  const unsentWork = Object.fromEntries(
    Object.entries(works).map(([kind, work]) => [kind, async () => ({ unsentWork: work })]),
  );
  provideFeatures({ ...providedFeatures(), unsentWork });
}
