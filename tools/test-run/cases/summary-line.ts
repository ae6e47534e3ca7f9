import { addUp, type Counts } from '../counts.ts';
import type { Case } from './cases.ts';

/** A part without cases consists of plain steps, each of which is one check. */
export type SummarisedPart = { counts: Counts; cases?: readonly Case[] };

type Outcome = Case['outcome'];

/**
 * Tests, cases and checks of all parts. A test that two parts run is one test with two cases; a test with one failed case
 * has failed.
 */
export function summaryLine(parts: readonly SummarisedPart[]): string {
  const cases = parts.flatMap((part) => part.cases ?? []);
  const tests = outcomesOfTests(cases);
  const checks = addUp(parts.filter((part) => !part.cases).map(({ counts }) => counts));
  const countText = (outcome: Outcome) => {
    const ofTests = [...tests.values()].filter((value) => value === outcome).length;
    const ofCases = cases.filter((entry) => entry.outcome === outcome).length;
    const testWords = ofCases > 0 ? `${count(ofTests, 'test')} (${count(ofCases, 'case')})` : '';
    return [testWords, checks[outcome] > 0 ? count(checks[outcome], 'check') : '']
      .filter(Boolean)
      .join(' and ');
  };
  const withoutCase = failuresWithoutCase(parts);
  return [
    `${countText('passed') || 'nothing'} passed`,
    countText('failed') && `${countText('failed')} failed`,
    withoutCase > 0 &&
      `${withoutCase} without a result (a test file that did not load, or a run that broke off)`,
    countText('skipped') && `${countText('skipped')} skipped`,
  ]
    .filter(Boolean)
    .join(', ');
}

function outcomesOfTests(cases: readonly Case[]): Map<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  for (const { test, outcome } of cases) {
    const before = outcomes.get(test);
    if (before === undefined || before === 'skipped' || outcome === 'failed') outcomes.set(test, outcome);
  }
  return outcomes;
}

/** A file that does not load, or a run that ends without a report, has failed and has no case. */
function failuresWithoutCase(parts: readonly SummarisedPart[]): number {
  return parts.reduce((sum, { counts, cases }) => {
    if (!cases) return sum;
    return sum + Math.max(0, counts.failed - cases.filter(({ outcome }) => outcome === 'failed').length);
  }, 0);
}

function count(value: number, noun: string): string {
  return `${value.toLocaleString('en')} ${noun}${value === 1 ? '' : 's'}`;
}
