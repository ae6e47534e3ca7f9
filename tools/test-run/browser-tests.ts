import { globSync } from 'node:fs';
import { projectRoot } from '../project-root.mjs';
import { type Counts, countPlaywright, judge, type PlaywrightReport, ranOutOfTime } from './counts.ts';
import type { TestRunOptions } from './options.ts';
import { runCommand } from './run-command.ts';
import { playwrightReportFile, readReport, removeReport } from './suite-report.ts';

export async function runBrowserTests({ filter }: TestRunOptions): Promise<Counts> {
  if (globSync('e2e/**/*.spec.ts', { cwd: projectRoot }).length === 0) {
    console.log('- browser tests: there are none yet');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  console.log('… browser and accessibility tests');
  removeReport(playwrightReportFile);
  const { exitCode } = await runCommand(
    [
      ...['playwright', 'test', '--config=e2e/playwright.config.ts', '--forbid-only'],
      ...(filter === undefined ? [] : [`--grep=${filter}`, '--pass-with-no-tests']),
    ],
    { isLive: true },
  );
  const report = readReport<PlaywrightReport>(playwrightReportFile);
  for (const title of report ? ranOutOfTime(report) : [])
    console.log(`! ran out of its minute and passed in the next: ${title}`);
  return judge(report && countPlaywright(report), { exitCode, mayBeEmpty: filter !== undefined });
}
