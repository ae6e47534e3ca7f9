export type Counts = { passed: number; failed: number; skipped: number };

/** One test that failed: its file and full title identify it in both of its runs. */
export type Failure = { file: string; title: string; error: string };

type AssertionStatus = 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled';
export type VitestReport = {
  testResults: readonly {
    name?: string;
    status: 'passed' | 'failed';
    message?: string;
    assertionResults: readonly {
      status: AssertionStatus;
      fullName?: string;
      /** Position of the declaration; requires `--includeTaskLocation`. */
      location?: { line: number; column: number };
      failureMessages?: readonly string[];
    }[];
  }[];
};
export type PlaywrightSuite = {
  title?: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    line?: number;
    column?: number;
    tests: readonly {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: readonly { status: string; error?: { message?: string } }[];
    }[];
  }[];
};
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: readonly PlaywrightSuite[];
};

/** A file that fails without a failed test (it does not load, or a hook throws) counts as one failure. */
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

export function vitestFailures(report: VitestReport): Failure[] {
  return report.testResults.flatMap(({ name: file = '', status, message = '', assertionResults }) => {
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, title: '', error: message }];
    return failed.map(({ fullName = '', failureMessages = [] }) => ({
      file,
      title: fullName,
      error: failureMessages.join('\n'),
    }));
  });
}

export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

export function playwrightFailures({ suites }: Pick<PlaywrightReport, 'suites'>, within = ''): Failure[] {
  return suites.flatMap(({ title: group = '', specs = [], suites: inner = [] }) => {
    const groups = [within, group].filter(Boolean).join(' › ');
    const own = specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({
          file,
          title: `${groups} › ${title}`,
          error: results.find(({ error }) => error)?.error?.message ?? '',
        })),
    );
    return [...own, ...playwrightFailures({ suites: inner }, groups)];
  });
}

/** The verdict on a suite's run: no report, a bad exit without a failed test, or no test at all is a failure. */
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
