import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';

const ROOT = new URL('../../../', import.meta.url);

describe('configuration', () => {
  it('API-25 needs nothing: address, database, mail and demo accounts have defaults', () => {
    expect(readConfig({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATABASE_URL: null,
      SMTP_URL: null,
      DEMO_PASSWORD: 'NexiiDemo1!',
      isDemo: true,
      isSecure: false,
    });
  });

  it('takes another role than all only with an external database, and knows where a worker’s mail leads', () => {
    const DATABASE_URL = 'postgres://localhost/academy';
    expect(() => readConfig({ ROLE: 'web' })).toThrow('a managed database serves one process');
    expect(() => readConfig({ ROLE: 'worker', DATABASE_URL })).toThrow('ROLE=worker needs PUBLIC_URL');
    expect(readConfig({ ROLE: 'web', DATABASE_URL }).ROLE).toBe('web');
  });

  it('reports all faults at once', () => {
    expect(() => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', DEMO: 'maybe' })).toThrow(
      /PORT must be a whole number from 0 to 65535\n\s+DATABASE_URL must be an address.*\n\s+DEMO must be one of/,
    );
  });

  it.each([
    [{}, true],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '::' }, false],
    [{ HOST: '127.0.0.1.example.co.za' }, false],
    [{ HOST: '192.168.1.20' }, false],
    [{ PUBLIC_URL: 'https://academy.example' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, false],
    [{ TRUST_PROXY: '127.0.0.1' }, false],
    [{ DATABASE_URL: 'postgres://localhost/academy' }, false],
    [{ DEMO: 'auto', HOST: '0.0.0.0' }, false],
    [{ DEMO: 'on', HOST: '0.0.0.0' }, true],
    [{ DEMO: 'on', PUBLIC_URL: 'https://academy.example' }, true],
    [{ DEMO: 'on', DATABASE_URL: 'postgres://localhost/academy' }, true],
    [{ DEMO: 'off' }, false],
  ])('has demo accounts with %j: %s', (environment, isDemo) => {
    expect(readConfig(environment).isDemo).toBe(isDemo);
  });

  it.each([
    [{}, false],
    [{ DEMO: 'on', PUBLIC_URL: 'https://academy.example' }, false],
    [{ DEMO: 'off' }, true],
    [{ PUBLIC_URL: 'https://academy.example' }, true],
    [{ DEMO: 'off', STAFF_SECOND_FACTOR: 'optional' }, false],
    [{ DEMO: 'on', STAFF_SECOND_FACTOR: 'required' }, true],
  ])('asks staff for a second factor with %j: %s', (environment, isAsked) => {
    expect(readConfig(environment).needsStrongStaff).toBe(isAsked);
  });

  it.each([
    ['DATABASE_URL', 'postgres://a:b@db.example/academy?sslmode=no-verify'],
    ['DATABASE_URL', 'postgres://a:b@db.example/academy?application_name=a&ssl=no-verify'],
    // The driver then treats `require` as libpq does: encrypted, without verifying the server.
    ['DATABASE_URL', 'postgres://a:b@db.example/academy?uselibpqcompat=true&sslmode=require'],
    ['SMTP_URL', 'smtps://a:b@mail.example/?tls.rejectUnauthorized=false'],
    ['PGSSLMODE', 'no-verify'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
  ])('refuses %s that takes any certificate: %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must not`);
  });

  it.each([
    ['DATABASE_URL', 'postgres://a:b@db.example/academy?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://a@localhost/academy?host=%2Frun%2Fpostgresql'],
    ['DATABASE_URL', 'postgres:///academy?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://a@/academy?host=/run/postgresql&port=6432'],
    ['SMTP_URL', 'smtps://a:b@mail.example/?requireTLS=true'],
  ])('takes %s that checks them: %s', (name, value) => {
    expect(readConfig({ [name]: value })).toMatchObject({ [name]: value });
  });

  it('contains no credential for any service', () => {
    expect(readConfig({})).toMatchObject({
      DATABASE_URL: null,
      SMTP_URL: null,
      PAYSTACK_SECRET_KEY: '',
      LLM_API_KEY: '',
      METRICS_TOKEN: '',
    });
  });

  it('refuses the address of a replica without that of its primary', () => {
    expect(() => readConfig({ DATABASE_REPLICA_URL: 'postgres:///academy' })).toThrow(
      'DATABASE_REPLICA_URL needs DATABASE_URL',
    );
  });

  it('refuses a direct address without the address of a pooler', () => {
    expect(() => readConfig({ DIRECT_DATABASE_URL: 'postgres:///academy' })).toThrow(
      'DIRECT_DATABASE_URL needs DATABASE_URL',
    );
  });

  it('treats an empty setting as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000, DATABASE_URL: null });
  });

  it.each([
    ['CONTACT_EMAIL', 'nobody', 'must be an email address'],
    ['SUPPORT_EMAIL', 'a b@c.za', 'must be an email address'],
    ['DOCUMENTATION_URL', 'javascript:alert(1)', 'must be an address that starts with http:// or https://'],
    ['VIDEOS_URL', 'videos', 'must be an address that starts with http:// or https://'],
  ])('HELP-07 refuses %s as %j', (name, value, reason) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} ${reason}`);
  });

  it('turns on secure cookies with an https address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://academy.example' }).isSecure).toBe(true);
  });

  it('is what .env.example says', () => {
    const lines = readFileSync(new URL('.env.example', ROOT), 'utf8').split('\n');
    const example = lines.flatMap((line) => /^#?([A-Z_]+)=(.*)$/.exec(line)?.slice(1) ?? []);
    expect(example).toEqual(Object.entries(SETTINGS).flatMap(([name, { fallback }]) => [name, fallback]));
  });
});
