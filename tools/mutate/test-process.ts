// A long-lived Vitest that runs tests of the domain with one source file changed in memory. Controlled over IPC by
// run-mutants.ts.
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { projectRoot } from '../project-root.mjs';

export type TestRequest = { file: string; text: string; rounds: readonly (readonly string[])[] };
export type TestAnswer = { isReady: true } | { failed: boolean };

let changed: { path: string; text: string } | undefined;

const vitest = await createVitest(
  {
    root: projectRoot,
    config: false,
    include: ['packages/domain/src/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    watch: false,
    testTimeout: 60_000,
    // Cached modules would be served in place of the changed one.
    fsModuleCache: false,
    silent: true,
    reporters: [{}],
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: (id) => (changed && id.split('?')[0] === changed.path ? changed.text : undefined),
      },
    ],
  },
);
await vitest.standalone();
const specifications = new Map<string, TestSpecification>();
for (const specification of await vitest.globTestSpecifications()) {
  specifications.set(specification.moduleId, specification);
}

process.on('message', (request: TestRequest) => {
  void answer(request).then((failed) => send({ failed }));
});
send({ isReady: true });

async function answer({ file, text, rounds }: TestRequest): Promise<boolean> {
  const path = join(projectRoot, file);
  changed = { path, text };
  vitest.invalidateFile(path);
  let failed = false;
  for (const tests of rounds) {
    failed ||= await hasFailure(tests);
  }
  changed = undefined;
  vitest.invalidateFile(path);
  return failed;
}

async function hasFailure(tests: readonly string[]): Promise<boolean> {
  const chosen = tests.flatMap((test) => specifications.get(join(projectRoot, test)) ?? []);
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
}

function send(message: TestAnswer): void {
  process.send?.(message);
}
