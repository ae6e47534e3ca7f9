import { join, relative } from 'node:path';
import { projectRoot } from '../../project-root.mjs';
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from '../counts.ts';

type Outcome = 'passed' | 'failed' | 'skipped';

/** One executed run of a test. Each row of `test.each` and each pass of a loop is a case of the same test. */
export type Case = {
  /** The declaration in the source, as `file:line:column`. */
  test: string;
  /** File and full title, as `nameOf` writes them. */
  name: string;
  outcome: Outcome;
};

const playwrightFolder = 'e2e';

/** Without a location (a test that a plugin made) the title stands for the declaration. */
export function vitestCases(report: VitestReport): Case[] {
  return report.testResults.flatMap(({ name: file = '', assertionResults }) =>
    assertionResults.map(({ status, fullName = '', location }) => ({
      test: `${relative(projectRoot, file)}:${location ? `${location.line}:${location.column}` : fullName}`,
      name: `${file}: ${fullName}`,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

export function playwrightCases({ suites }: Pick<PlaywrightReport, 'suites'>): Case[] {
  const casesOf = (suite: PlaywrightSuite, within: string): Case[] => {
    const groups = [within, suite.title].filter(Boolean).join(' › ');
    const own = (suite.specs ?? []).flatMap(({ file, title, line = 0, column = 0, tests }) =>
      tests.map(({ status }) => ({
        test: `${join(playwrightFolder, file)}:${line}:${column}`,
        name: `${file}: ${groups} › ${title}`,
        outcome: playwrightOutcomes[status],
      })),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => casesOf(inner, groups))];
  };
  return suites.flatMap((suite) => casesOf(suite, ''));
}

const playwrightOutcomes = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

/** The same cases, with another outcome for the named ones. */
export function withOutcome(cases: readonly Case[], names: ReadonlySet<string>, outcome: Outcome): Case[] {
  return cases.map((entry) => (names.has(entry.name) ? { ...entry, outcome } : entry));
}
