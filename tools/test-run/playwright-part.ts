import { playwrightCases } from './cases/cases.ts';
import { countPlaywright, judge, type PlaywrightReport, playwrightFailures } from './counts.ts';
import { type PartResult, rerunFailures, type SuiteRun } from './rerun-failures.ts';
import { runCommand } from './run-command.ts';
import { playwrightReportFile, readReport, removeReport } from './suite-report.ts';

export type PlaywrightPart = {
  /** A regular expression over titles and tags. */
  grep?: string | undefined;
  mayBeEmpty?: boolean;
  places?: readonly string[];
  /** Environment variables. */
  settings?: Readonly<Record<string, string>>;
};

export function runPlaywrightPart(part: PlaywrightPart): Promise<PartResult> {
  const { grep, mayBeEmpty = false, places = [], settings = {} } = part;
  const run = async (args: readonly string[]): Promise<SuiteRun> => {
    removeReport(playwrightReportFile);
    const { exitCode } = await runCommand(
      [
        ...['playwright', 'test', '--config=e2e/playwright.config.ts', '--forbid-only'],
        ...(grep === undefined ? [] : [`--grep=${grep}`]),
        ...(mayBeEmpty ? ['--pass-with-no-tests'] : []),
        ...args,
      ],
      { isLive: true, settings },
    );
    const report = readReport<PlaywrightReport>(playwrightReportFile);
    return {
      counts: judge(report && countPlaywright(report), { exitCode, mayBeEmpty }),
      failures: report ? playwrightFailures(report) : [],
      cases: report ? playwrightCases(report) : [],
    };
  };
  return rerunFailures(run(places), (failures) => {
    console.log(`… a second look at ${failures.length} that failed, one at a time`);
    return run(['--last-failed', '--workers=1']);
  });
}
