import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { answerShapes } from './apps/web/build/answer-shapes.ts';
import { contentModules } from './apps/web/build/content-modules.ts';
import { trackDynamicImports } from './screens/room/document/dynamic-imports.ts';

/** For a machine of which others take most: what fails only for want of time tells nothing. */
const patient = { testTimeout: 300_000, hookTimeout: 600_000, expect: { poll: { timeout: 30_000 } } };

type Settings = NonNullable<TestProjectInlineConfiguration['test']>;

function project(name: string, settings: Settings): TestProjectInlineConfiguration {
  return { test: { name, ...patient, ...settings } };
}

/** What kills, freezes, fills or floods a server or a program: `npm run test:faults`, not the gate. */
const faults = '{apps/api,packages/courseware}/src/**/*.fault.test.ts';
/** Interpreters of Python in one thread get in each other's way. */
const withPython = 'packages/courseware/src/{prove-*,prove/*,python/*,python-modules/*,sandbox/*}.test.ts';
/** They share nothing that one could leave behind for another. */
const light: Settings = { pool: 'threads', isolate: false };
const withDatabase = { globalSetup: 'apps/api/src/test/global-setup.ts' };

/** The web app's own sources in a document without layout, on the real server in the same process. */
const screens: TestProjectInlineConfiguration = {
  ...project('screens', {
    include: ['screens/**/*.screen.ts'],
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://academy.test/', width: 1280, height: 800 } },
    setupFiles: ['screens/room/document/set-up.ts'],
    ...withDatabase,
    // A document's environment rewrites `new URL(…, import.meta.url)`, by which these find their files.
    server: {
      deps: {
        external: [
          /\/screens\/room\/academy\.ts/,
          /\/apps\/api\/src\//,
          // The address of a file that the browser fetches is for Vite.
          /\/packages\/(assistant|contract|courseware|managed-cluster)\/src\/(?!.*\?url$)/,
        ],
      },
    },
    // As people get it: the development build of React costs more than twice as much.
    env: { NODE_ENV: 'production' },
    isolate: false,
  }),
  plugins: [contentModules(), trackDynamicImports()],
  define: { ANSWER_SHAPES: JSON.stringify(await answerShapes()) },
  oxc: { jsx: { runtime: 'automatic', development: false } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('domain', { include: ['packages/domain/src/**/*.test.ts'], ...light }),
      project('contract', { include: ['packages/contract/src/**/*.test.ts'], ...light }),
      project('assistant', { include: ['packages/assistant/src/**/*.test.ts'], ...light }),
      project('courseware', {
        include: ['packages/courseware/src/**/*.test.ts'],
        exclude: [faults, withPython],
        ...light,
      }),
      project('programs', { include: [withPython], exclude: [faults], pool: 'threads' }),
      project('tools', { include: ['{tools,e2e,benchmarks}/**/*.test.ts'], isolate: false }),
      project('web', {
        include: ['apps/web/{build/,src/**/}*.test.{ts,tsx}'],
        environment: 'node',
        isolate: false,
        // As the build reads them: it looks at what their imports say.
        server: {
          deps: {
            external: [/\/apps\/web\/(build|src\/app\/features|src\/.*\/feature\.ts$)(?!.*\.test\.ts)/],
          },
        },
      }),
      project('api', {
        include: ['apps/api/src/**/*.test.ts'],
        exclude: [faults],
        isolate: false,
        ...withDatabase,
        // Node reads TypeScript itself; only the tests are rewritten.
        server: { deps: { external: [/\/apps\/api\/src\/(?!.*\.test\.ts)/, /\/packages\/[^/]+\/src\//] } },
      }),
      screens,
      project('faults', { include: [faults], ...withDatabase }),
      // Each test starts, kills and recovers whole servers.
      project('cluster', {
        include: ['packages/managed-cluster/src/**/*.test.ts'],
        fileParallelism: false,
      }),
    ],
  },
});
