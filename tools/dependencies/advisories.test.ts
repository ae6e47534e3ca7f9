import { describe, expect, it } from 'vitest';
import { formatAdvisories, isSevere, readAdvisories, reasonOf } from './advisories.ts';
import type { LockedPackages } from './lock-file.ts';

const LOCKED: LockedPackages = {
  'node_modules/server': { version: '1.2.3' },
  'apps/api/node_modules/server': { version: '1.0.0' },
  'node_modules/runner': { version: '4.0.0', dev: true },
  'node_modules/wrapper': { version: '2.0.0', dev: true },
};

const advisory = (name: string, severity: string) => ({
  source: 1,
  name,
  dependency: name,
  title: `A weakness of ${name}`,
  url: `https://advisories.example/${name}`,
  severity,
  range: '<2.0.0',
});

/** In the format of version 2 of npm's reports. */
const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    runner: {
      nodes: ['node_modules/runner'],
      via: [advisory('runner', 'critical')],
      fixAvailable: { name: 'wrapper', version: '3.0.0', isSemVerMajor: true },
    },
    server: {
      nodes: ['node_modules/server', 'apps/api/node_modules/server'],
      via: [advisory('server', 'low'), advisory('server', 'high')],
      fixAvailable: true,
    },
    wrapper: { nodes: ['node_modules/wrapper'], via: ['runner'], fixAvailable: false },
  },
};

describe('advisories', () => {
  const advisories = readAdvisories(REPORT, LOCKED) ?? [];

  it('are listed once each, the most severe first, with what is installed and where it is used', () => {
    expect(
      advisories.map(({ packageName, severity, installed, isShipped, fix }) => [
        packageName,
        severity,
        installed.join(' '),
        isShipped,
        fix,
      ]),
    ).toEqual([
      ['runner', 'critical', '4.0.0', false, 'wrapper 3.0.0'],
      ['server', 'high', '1.2.3 1.0.0', true, 'yes'],
      ['server', 'low', '1.2.3 1.0.0', true, 'yes'],
    ]);
  });

  it('are severe where they are high or critical and the product has the package', () => {
    expect(advisories.map(isSevere)).toEqual([false, true, false]);
  });

  it('are a table with the title and the address of each', () => {
    expect(formatAdvisories(advisories).split('\n').slice(0, 4)).toEqual([
      'severity  package  installed     affected  used in      fix',
      'critical  runner   4.0.0         <2.0.0    development  wrapper 3.0.0',
      '  A weakness of runner',
      '  https://advisories.example/runner',
    ]);
  });

  it('are none in a report without any', () => {
    expect(readAdvisories({ auditReportVersion: 2, vulnerabilities: {} }, LOCKED)).toEqual([]);
  });
});

describe('without an answer of the registry', () => {
  it.each([
    [{ message: 'request to the registry failed.', error: {} }, 'request to the registry failed'],
    [
      { message: '', error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.' } },
      'This command requires an existing lockfile',
    ],
    [null, 'npm printed no report'],
  ])('%j is no report, and has a reason', (answer, reason) => {
    expect(readAdvisories(answer, LOCKED)).toBeNull();
    expect(reasonOf(answer)).toBe(reason);
  });
});
