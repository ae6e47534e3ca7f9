import { ISOLATION_KINDS } from '@academy/domain/overview/operations';
import { expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { requireIsolation } from './require-isolation.ts';

const REQUIRED = { isDemo: false, MARKING_ISOLATION: 'required', ROLE: 'all' } as const;

it('refuses to start where programs of learners could only run under its own account', () => {
  expect(() => requireIsolation(REQUIRED, 'none')).toThrow(ConfigError);
});

it.each(ISOLATION_KINDS.filter((kind) => kind !== 'none'))('starts with isolation by %s', (kind) => {
  expect(() => requireIsolation(REQUIRED, kind)).not.toThrow();
});

it('starts without isolation as a demonstration, or where somebody has decided so', () => {
  expect(() => requireIsolation({ ...REQUIRED, isDemo: true }, 'none')).not.toThrow();
  expect(() => requireIsolation({ ...REQUIRED, MARKING_ISOLATION: 'best-effort' }, 'none')).not.toThrow();
});

it('starts without isolation as a web server, which runs no programs of learners', () => {
  expect(() => requireIsolation({ ...REQUIRED, ROLE: 'web' }, 'none')).not.toThrow();
  expect(() => requireIsolation({ ...REQUIRED, ROLE: 'worker' }, 'none')).toThrow(ConfigError);
});
