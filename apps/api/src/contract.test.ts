import { endpoints } from '@academy/contract';
import type { Access, Endpoint } from '@academy/contract/endpoint';
import type { Role } from '@academy/domain/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from './test/sign-in/sign-in-as.ts';
import { createTestApp, type TestApp } from './test/test-app.ts';

// Served outside the contract: documents and figures about the service itself.
const OUTSIDE_THE_CONTRACT = [
  'GET /.well-known/did.json',
  'GET /.well-known/security.txt',
  'GET /api/calendar/:token/academy.ics',
  'GET /api/certificates/:certificateId/certificate.pdf',
  'GET /api/coins/statement.csv',
  'GET /api/docs',
  'GET /api/events/:eventId/event.ics',
  'GET /api/openapi.json',
  'GET /api/orders/:reference/credit-notes/:number/credit-note.pdf',
  'GET /api/orders/:reference/receipt.pdf',
  'GET /credentials/:certificateId',
  'GET /credentials/:certificateId/badge.png',
  'GET /credentials/:certificateId/card.png',
  'GET /credentials/status/:list',
  'GET /documents/:hash',
  'GET /avatars/:name',
  'GET /images/:name',
  'GET /metrics',
  'POST /api/paystack/webhook',
  'POST /unsubscribe/:token',
];
const ROLES: readonly (Role | 'nobody')[] = ['nobody', 'learner', 'trainer', 'administrator'];
const ALLOWED: Readonly<Record<Access, readonly (Role | 'nobody')[]>> = {
  public: ROLES,
  'signed-in': ['learner', 'trainer', 'administrator'],
  trainer: ['trainer', 'administrator'],
  administrator: ['administrator'],
};

const table = Object.entries<Endpoint>(endpoints);
let test: TestApp;
const accounts = new Map<string, string>();

beforeAll(async () => {
  test = await createTestApp();
  for (const role of ['learner', 'trainer', 'administrator'] as const)
    accounts.set(role, (await test.addAccount(role)).id);
});
afterAll(() => test.close());

async function statusFor(role: Role | 'nobody', key: string): Promise<number> {
  const [method, path = ''] = key.split(' ');
  const account = accounts.get(role);
  // A new sign-in each time, because some of the calls end it.
  const cookie = account && (await signInAs(test, account));
  const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  const answer = await test.call(method as 'GET', url, { cookie });
  return answer.statusCode;
}

/** The routes that the server really has, parsed from its printed tree: each level is indented by four characters. */
function servedRoutes(): string[] {
  const parents: string[] = [];
  return test.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)(\/\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4 - 1;
      if (part === '') return [];
      parents.splice(depth, Infinity, part);
      return methods
        .split(', ')
        .flatMap((method) => (method === '' || method === 'HEAD' ? [] : [`${method} ${parents.join('')}`]));
    })
    .sort();
}

describe('the endpoint table', () => {
  it('is served row by row, and nothing else is', () => {
    expect(servedRoutes()).toEqual([...table.map(([key]) => key), ...OUTSIDE_THE_CONTRACT].sort());
  });

  it.each(table)(
    'API-18 API-19 %s opens or refuses as its access says, for every role',
    async (key, { access }) => {
      const refusals: string[] = [];
      for (const role of ROLES) {
        const status = await statusFor(role, key);
        if (status === 401 || status === 403) refusals.push(`${role} ${status}`);
      }
      const expected = ROLES.filter((role) => !ALLOWED[access].includes(role));
      expect(refusals).toEqual(expected.map((role) => `${role} ${role === 'nobody' ? 401 : 403}`));
    },
  );
});
