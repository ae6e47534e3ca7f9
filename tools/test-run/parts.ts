import { changedParts } from './changed/changed-parts.ts';
import type { TestRunOptions } from './options.ts';
import { runPlainSteps } from './plain-step.ts';
import { runPlaywrightPart } from './playwright-part.ts';
import type { PartResult } from './rerun-failures.ts';
import { budgetStep, buildStep, fuzzStep, staticSteps } from './static-steps.ts';
import { runVitestPart } from './vitest-part.ts';

export type Part = {
  name: string;
  /** Minutes of processor time on an idle machine, including all child processes. */
  cpuBudgetInMinutes?: number;
  run: () => Promise<PartResult>;
};

const quickProjects = ['domain', 'contract', 'assistant', 'tools', 'web'];
/** Reading all courseware and running its programs takes most of a minute. */
const rulesProjects = [...quickProjects, 'courseware', 'programs'];
/** The tag of the browser tests in the gate: those that no screen test can replace. */
const JOURNEY = '@journey';

/** What a command runs, the cheapest first. */
export function partsOf({ suite, filter, changedSince, places }: TestRunOptions): Part[] {
  if (changedSince !== undefined) return changedParts(changedSince, { projects: quickProjects, filter });
  const mayBeEmpty = filter !== undefined;
  const rules: Part = {
    name: 'rules',
    cpuBudgetInMinutes: 2,
    run: () => runVitestPart({ projects: suite === 'quick' ? quickProjects : rulesProjects, filter }),
  };
  const api: Part = {
    name: 'API',
    cpuBudgetInMinutes: 3,
    run: () => runVitestPart({ projects: ['api'], filter, isInOne: true }),
  };
  const screens: Part = {
    name: 'screens',
    cpuBudgetInMinutes: 2,
    run: () => runVitestPart({ projects: ['screens'], filter, isInOne: true }),
  };
  const build: Part = { name: 'build', cpuBudgetInMinutes: 1, run: () => runPlainSteps([buildStep]) };
  const browser: Part = {
    name: 'browser',
    run: () => runPlaywrightPart({ grep: filter, mayBeEmpty, places }),
  };
  const faults: Part = {
    name: 'faults',
    run: () => runVitestPart({ projects: ['faults', 'cluster'], filter, places }),
  };
  // A filter is searched for everywhere; only the whole gate leaves the long browser run out.
  const gate =
    filter === undefined
      ? [staticPart, rules, api, ...builtAndSeen(build, screens)]
      : [rules, api, screens, build, browser];
  switch (suite) {
    case 'quick':
      return filter === undefined ? [staticPart, rules] : [rules];
    case 'gate':
      return gate;
    case 'browser':
      return [build, browser];
    case 'faults':
      return [build, faults];
    case 'all':
      return filter === undefined ? [...gate, browser, faults, fuzzPart] : [...gate, faults];
  }
}

const staticPart: Part = {
  name: 'static checks',
  cpuBudgetInMinutes: 3,
  run: () => runPlainSteps(staticSteps),
};

const fuzzPart: Part = { name: 'fuzz', run: () => runPlainSteps([fuzzStep]) };

function builtAndSeen(build: Part, screens: Part): Part[] {
  return [
    build,
    { name: 'budget', run: () => runPlainSteps([budgetStep]) },
    screens,
    {
      name: 'journeys',
      cpuBudgetInMinutes: 2.5,
      // The tour visits the pages that most people see; every other page and state is covered by `test:browser`.
      run: () => runPlaywrightPart({ grep: JOURNEY, settings: { STATES_WITH_AXE: 'off' } }),
    },
  ];
}
