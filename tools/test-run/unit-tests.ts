import { type Counts, countVitest, failuresOf, judge, type VitestReport } from './counts.ts';
import type { TestRunOptions } from './options.ts';
import { runCommand } from './run-command.ts';
import { readReport, removeReport, vitestReportFile } from './suite-report.ts';

const projectsWithoutDatabase = ['domain', 'contract', 'tools', 'web'];

export async function runUnitTests({ isQuick, filter }: TestRunOptions): Promise<Counts> {
  console.log(isQuick ? '… unit tests' : '… unit and API tests');
  removeReport(vitestReportFile);
  const { exitCode } = await runCommand(
    [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReportFile}`],
      '--allowOnly=false',
      ...(isQuick ? projectsWithoutDatabase.map((project) => `--project=${project}`) : []),
      ...(filter === undefined ? [] : [`--testNamePattern=${filter}`, '--passWithNoTests']),
    ],
    { isLive: true },
  );
  const report = readReport<VitestReport>(vitestReportFile);
  const counts = judge(report && countVitest(report), { exitCode, mayBeEmpty: filter !== undefined });
  // Vitest reports every test that a filter leaves out as skipped.
  return filter === undefined ? counts : { ...counts, skipped: 0 };
}

/** The failures of the last run of unit and API tests, shortened to what a person reads. */
export function unitTestFailures(): string[] {
  const report = readReport<VitestReport>(vitestReportFile);
  return report ? failuresOf(report).map((failure) => failure.split('\n').slice(0, 12).join('\n')) : [];
}
