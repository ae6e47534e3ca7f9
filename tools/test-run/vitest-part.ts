import { vitestCases } from './cases/cases.ts';
import {
  type Counts,
  countVitest,
  type Failure,
  judge,
  type VitestReport,
  vitestFailures,
} from './counts.ts';
import { type PartResult, rerunFailures, type SuiteRun } from './rerun-failures.ts';
import { runCommand } from './run-command.ts';
import { readReport, removeReport, vitestReportFile } from './suite-report.ts';

export type VitestPart = {
  projects: readonly string[];
  filter?: string | undefined;
  places?: readonly string[];
  /** Only the tests that load a file which differs from that commit. */
  changedSince?: string;
  /** In one process: each further one loads and compiles the whole product again, which costs more than it saves. */
  isInOne?: boolean;
};

export function runVitestPart({
  projects,
  filter,
  places = [],
  changedSince,
  isInOne = false,
}: VitestPart): Promise<PartResult> {
  const isFiltered = filter !== undefined;
  const mayBeEmpty = isFiltered || changedSince !== undefined;
  const named = filter === undefined ? [] : [`--testNamePattern=${filter}`, '--passWithNoTests'];
  const run = async (args: readonly string[]): Promise<SuiteRun> => {
    removeReport(vitestReportFile);
    const { exitCode } = await runCommand(
      [
        ...['vitest', 'run', '--reporter=default', '--reporter=json', '--allowOnly=false'],
        '--includeTaskLocation',
        `--outputFile.json=${vitestReportFile}`,
        ...projects.map((project) => `--project=${project}`),
        ...named,
        ...args,
      ],
      { isLive: true },
    );
    const report = readReport<VitestReport>(vitestReportFile);
    const counts = judge(report && countVitest(report), { exitCode, mayBeEmpty });
    return {
      counts: isFiltered ? withoutFiltered(counts) : counts,
      failures: report ? vitestFailures(report) : [],
      cases: report ? vitestCases(report).filter(({ outcome }) => !isFiltered || outcome !== 'skipped') : [],
    };
  };
  const together = isInOne ? ['--maxWorkers=1'] : [];
  const related = changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests'];
  return rerunFailures(run([...places, ...together, ...related]), (failures) => {
    console.log(`… a second look at ${failures.length} that failed, one file at a time`);
    return run([...filesOf(failures), '--maxWorkers=1', '--no-file-parallelism']);
  });
}

function filesOf(failures: readonly Failure[]): string[] {
  return [...new Set(failures.map(({ file }) => file))];
}

/** Vitest reports every test that a filter leaves out as skipped. */
function withoutFiltered(counts: Counts): Counts {
  return { ...counts, skipped: 0 };
}
