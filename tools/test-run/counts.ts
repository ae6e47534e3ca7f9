export type Counts = { passed: number; failed: number; skipped: number };

type AssertionStatus = 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled';
export type VitestReport = {
  testResults: readonly {
    name?: string;
    status: 'passed' | 'failed';
    message?: string;
    assertionResults: readonly {
      status: AssertionStatus;
      fullName?: string;
      failureMessages?: readonly string[];
    }[];
  }[];
};
type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: readonly { status: string }[];
    }[];
  }[];
};
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
};

/** A file that fails without a failed test (it does not load, or a hook breaks) counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  return addUp(
    report.testResults.map((file) => {
      const statuses = file.assertionResults.map((assertion) => assertion.status);
      const passed = statuses.filter((status) => status === 'passed').length;
      const failed = statuses.filter((status) => status === 'failed').length;
      const isBrokenFile = file.status === 'failed' && failed === 0;
      return { passed, failed: isBrokenFile ? 1 : failed, skipped: statuses.length - passed - failed };
    }),
  );
}

/** What failed and why, to stand at the end of a long run, where its reader begins. */
export function failuresOf(report: VitestReport): string[] {
  return report.testResults.flatMap(({ name = '', status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}\n${message}`];
    return failed.map(
      ({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`,
    );
  });
}

/**
 * A test that passes only when repeated has failed, but for one whose minute was over: that tells of the machine, not of
 * the product. An assertion that did not hold in its own time counts, whatever came of it the second time.
 */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const excused = ranOutOfTime(report).length;
  return { passed: expected + excused, failed: unexpected + flaky - excused, skipped };
}

/** The tests that passed when they were given their minute again, to be named and looked at. */
export function ranOutOfTime({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(
          ({ status, results }) =>
            status === 'flaky' &&
            results.every((result) => result.status === 'passed' || result.status === 'timedOut'),
        )
        .map(() => `${file}: ${title}`),
    ),
    ...ranOutOfTime({ suites: inner }),
  ]);
}

/** What a suite's run is worth: no report, a bad exit without a failed test, or no test at all is a failure. */
export function judge(
  counts: Counts | undefined,
  { exitCode, mayBeEmpty }: { exitCode: number; mayBeEmpty: boolean },
): Counts {
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  const isEmpty = counts.passed + counts.failed === 0;
  const hasHiddenFailure = counts.failed === 0 && (exitCode !== 0 || (isEmpty && !mayBeEmpty));
  return hasHiddenFailure ? { ...counts, failed: 1 } : counts;
}

export function addUp(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function summaryLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
