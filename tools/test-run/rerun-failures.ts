import { type Case, withOutcome } from './cases/cases.ts';
import type { Counts, Failure } from './counts.ts';
import { excusedUntil } from './unsteady/excused-until.ts';

/** The result of a suite's run, or undefined when it ended without a report. */
export type SuiteRun = {
  counts: Counts;
  failures: readonly Failure[];
  /** Undefined in a run of plain steps. */
  cases?: readonly Case[];
};

export type Unsteady = Failure & {
  /** The last day on which it may be unsteady; without one it has failed. */
  until: string | undefined;
};

export type PartResult = SuiteRun & {
  /** Failed in the full run and passed alone: a race in the test, or one that a learner on a slow phone meets too. */
  unsteady: readonly Unsteady[];
};

/** With more failures than this a suite is not run again: it is broken, not unsteady. */
const MOST_WORTH_A_SECOND_LOOK = 20;

/**
 * Reruns what failed, alone, and separates what passes then from what does not. Both are red, unless the list of known
 * unsteady tests excuses a test that passes.
 */
export async function rerunFailures(
  firstRun: Promise<SuiteRun>,
  runAgain: (failures: readonly Failure[]) => Promise<SuiteRun>,
  untilOf: (title: string) => string | undefined = excusedUntil,
): Promise<PartResult> {
  const first = await firstRun;
  const { counts, failures } = first;
  // Fewer named failures than counted ones: something broke that has no test to repeat.
  const isRepeatable = failures.length > 0 && failures.length === counts.failed;
  if (!isRepeatable || failures.length > MOST_WORTH_A_SECOND_LOOK) return { ...first, unsteady: [] };

  const second = await runAgain(failures);
  if (second.counts.failed > second.failures.length) return { ...first, unsteady: [] };
  const failedAgain = new Set(second.failures.map(nameOf));
  const unsteady = failures
    .filter((failure) => !failedAgain.has(nameOf(failure)))
    .map((failure) => ({ ...failure, until: untilOf(failure.title) }));
  const excused = unsteady.filter(({ until }) => until !== undefined);
  // A test that passed in the full run and fails alone has failed, too.
  const known = new Set(failures.map(nameOf));
  const onlyAlone = second.failures.filter((failure) => !known.has(nameOf(failure)));
  return {
    counts: {
      ...counts,
      passed: counts.passed + excused.length - onlyAlone.length,
      failed: counts.failed - excused.length + onlyAlone.length,
    },
    failures: [...failures.filter((failure) => failedAgain.has(nameOf(failure))), ...onlyAlone],
    unsteady,
    ...(first.cases && { cases: withNames(withNames(first.cases, excused, 'passed'), onlyAlone, 'failed') }),
  };
}

function withNames(cases: readonly Case[], failures: readonly Failure[], outcome: Case['outcome']): Case[] {
  return withOutcome(cases, new Set(failures.map(nameOf)), outcome);
}

export function nameOf({ file, title }: Failure): string {
  return title === '' ? file : `${file}: ${title}`;
}
