import type { Counts, Failure } from './counts.ts';

/** What a suite's run brought, or nothing when it broke off without a report. */
export type SuiteRun = { counts: Counts; failures: readonly Failure[] };

export type PartResult = SuiteRun & {
  /** Failed among the others and passed alone: a race of the test, or one that a learner on a slow phone meets too. */
  unsteady: readonly Failure[];
};

/** More than this, and a suite that fails is not looked at again: it is broken, not unsteady. */
const MOST_WORTH_A_SECOND_LOOK = 20;

/** Runs what failed once more, alone, and tells what passes then from what does not. */
export async function withSecondLook(
  firstRun: Promise<SuiteRun>,
  runAgain: (failures: readonly Failure[]) => Promise<SuiteRun>,
): Promise<PartResult> {
  const first = await firstRun;
  const { counts, failures } = first;
  // Fewer named failures than counted ones: something broke that has no test to repeat.
  const isRepeatable = failures.length > 0 && failures.length === counts.failed;
  if (!isRepeatable || failures.length > MOST_WORTH_A_SECOND_LOOK) return { ...first, unsteady: [] };

  const second = await runAgain(failures);
  if (second.counts.failed > second.failures.length) return { ...first, unsteady: [] };
  const failedAgain = new Set(second.failures.map(nameOf));
  const unsteady = failures.filter((failure) => !failedAgain.has(nameOf(failure)));
  // A test that passed in the crowd and fails alone has failed, too.
  const known = new Set(failures.map(nameOf));
  const onlyAlone = second.failures.filter((failure) => !known.has(nameOf(failure)));
  return {
    counts: {
      ...counts,
      passed: counts.passed + unsteady.length - onlyAlone.length,
      failed: counts.failed - unsteady.length + onlyAlone.length,
    },
    failures: [...failures.filter((failure) => failedAgain.has(nameOf(failure))), ...onlyAlone],
    unsteady,
  };
}

export function nameOf({ file, title }: Failure): string {
  return title === '' ? file : `${file}: ${title}`;
}
