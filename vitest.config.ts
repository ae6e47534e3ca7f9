import { defineConfig } from 'vitest/config';

// The default of a second is for a quiet machine.
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], pool: 'threads' } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], pool: 'threads' } },
      {
        test: {
          name: 'courseware',
          include: ['packages/courseware/src/**/*.test.ts'],
          pool: 'threads',
          // Reads all the content and runs its programs.
          testTimeout: 20_000,
        },
      },
      { test: { name: 'tools', include: ['{tools,e2e,benchmarks}/**/*.test.ts'] } },
      { test: { name: 'web', include: ['apps/web/{,src/**/}*.test.{ts,tsx}'], environment: 'node' } },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: 'apps/api/src/test/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'cluster',
          include: ['packages/managed-cluster/src/**/*.test.ts'],
          // Each test starts, kills and recovers whole servers.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
    ],
  },
});
