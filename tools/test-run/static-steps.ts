import type { PlainStep } from './plain-step.ts';

// The slow ones first, so that two parallel lines end together.
export const staticSteps: readonly PlainStep[] = [
  // The tests of the screens include the whole web app: it is read once, with them.
  { name: 'types of the web app and its screens', command: typeCheck('screens/tsconfig.json', 'web-types') },
  { name: 'types', command: typeCheck('tsconfig.json', 'types') },
  {
    name: 'types of the service worker',
    command: typeCheck('apps/web/src/service-worker/tsconfig.json', 'worker-types'),
  },
  { name: 'types of the browser tests', command: typeCheck('e2e/tsconfig.json', 'e2e-types') },
  {
    name: 'architecture',
    command: [
      'depcruise',
      '--output-type',
      'err-long',
      'packages',
      'apps',
      'e2e',
      'screens',
      'benchmarks',
      'tools',
    ],
  },
  { name: 'courseware', command: ['node', 'packages/courseware/src/check.ts'], isTold: true },
  {
    name: 'words of the assistant',
    command: ['node', 'packages/assistant/src/commands/check-words.ts'],
    isTold: true,
  },
  { name: 'patience of the tests', command: ['node', 'tools/patience.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings'] },
];

export const buildStep: PlainStep = { name: 'web build', command: ['node', 'tools/bootstrap.mjs', 'build'] };

export const budgetStep: PlainStep = { name: 'budget', command: ['node', 'tools/budget.ts'] };

export const fuzzStep: PlainStep = { name: 'fuzz', command: ['node', 'tools/fuzz.ts'], isTold: true };

function typeCheck(project: string, memory: string): string[] {
  return [
    'tsc',
    // Two of them run at the same time already.
    '--singleThreaded',
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/test-run/${memory}.tsbuildinfo`,
  ];
}
