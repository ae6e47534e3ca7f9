import type { MutantResult, Outcome } from './run-mutants.ts';

const LONGEST = 60;

/** Killed or late, of all mutants that some test loads. */
export function scoreOf(results: readonly MutantResult[]): number {
  const tested = results.filter(({ outcome }) => outcome !== 'untested');
  return tested.length === 0
    ? 0
    : tested.filter(({ outcome }) => outcome !== 'survived').length / tested.length;
}

export function reportLines(results: readonly MutantResult[]): string[] {
  const number = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  return [
    ...linesOf(results, 'survived', 'Survived: no test fails when this is changed'),
    ...linesOf(results, 'untested', 'Untested: no test of the domain loads this file'),
    `${results.length} mutants: ${number('killed')} killed, ${number('late')} killed by time or memory, ` +
      `${number('survived')} survived, ${number('untested')} untested`,
    `score ${(scoreOf(results) * 100).toFixed(1)} % of what tests load`,
  ];
}

function linesOf(results: readonly MutantResult[], outcome: Outcome, heading: string): string[] {
  const lines = results
    .filter((result) => result.outcome === outcome)
    .map(({ mutant }) => mutant)
    .sort((one, other) => one.file.localeCompare(other.file) || one.start - other.start)
    .map(
      ({ file, line, original, replacement }) =>
        `  ${file}:${line}  ${short(original)} → ${short(replacement)}`,
    );
  return lines.length > 0 ? [heading, ...lines, ''] : [];
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
