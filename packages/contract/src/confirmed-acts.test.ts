import { CONFIRMED_AREAS, type ConfirmedArea } from '@academy/domain/identity';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';

/** By what an endpoint says of itself, in its address or its summary, it belongs to one of these. */
const WORDS: Readonly<Record<ConfirmedArea, RegExp>> = {
  roles: /\broles?\b|\/people\b|instructor-accounts|administrator rights/i,
  refunds: /refund|\breturns?\b|money|payout/i,
  vouchers: /voucher|sponsor/i,
  erasure: /eras|forget|take a person off|remove a person|\bdeletes? (?:a|the) (?:person|account|learner)/i,
  keys: /\bkeys?\b|password|passkey|second-factor|secret|sign-ins?\b|recovery|email-change/i,
  settings: /settings/i,
};

const OWN_PASSWORD = 'asks for the password in the same request';

/** What belongs to one of these by its words, and needs no confirmation, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /api/admin/redemptions/:redemptionId/return':
    'gives coins back to the learner who paid them; no money leaves the academy',
  'POST /api/auth/change-password': OWN_PASSWORD,
  'POST /api/auth/second-factor': OWN_PASSWORD,
  'POST /api/auth/second-factor/confirmation': 'shows the code of an app that the password has begun',
  'POST /api/auth/second-factor/recovery-codes': OWN_PASSWORD,
  'POST /api/auth/second-factor/removal': OWN_PASSWORD,
  'POST /api/auth/passkeys/challenge': OWN_PASSWORD,
  'POST /api/auth/passkeys': 'answers a challenge that the password was asked for',
  'POST /api/auth/passkeys/:passkeyId/removal': OWN_PASSWORD,
  'POST /api/auth/email-change': OWN_PASSWORD,
  'DELETE /api/auth/email-change': 'takes the own wish back: nothing changes by it',
  'POST /api/auth/sessions/:signInId/disowning': 'closes a way in: must be quick for somebody who is robbed',
  'DELETE /api/auth/sessions/:signInId': 'closes a way in: must be quick for somebody who is robbed',
  'DELETE /api/auth/sessions': 'closes a way in: must be quick for somebody who is robbed',
  'POST /api/auth/confirmation/password': 'is the confirmation',
  'POST /api/auth/confirmation/code': 'is the confirmation',
  'POST /api/auth/confirmation/passkey/challenge': 'is the confirmation',
  'POST /api/auth/confirmation/passkey': 'is the confirmation',
  'POST /api/privacy/erasure': OWN_PASSWORD,
  'DELETE /api/privacy/erasure': 'keeps the own account: nothing is lost by it',
  'PUT /api/display-settings': 'how screens look to the person alone',
};

const table = Object.entries<Endpoint>(endpoints);
const isWrite = ([key]: readonly [string, Endpoint]) => !key.startsWith('GET ');
const isOfStaff = ([, { access }]: readonly [string, Endpoint]) =>
  access === 'trainer' || access === 'administrator';
/** Everybody's own account is staff's own account too. */
const isOwnAccount = ([key, { access }]: readonly [string, Endpoint]) =>
  access === 'signed-in' && /^\w+ \/api\/(?:auth|privacy|display-settings)/.test(key);

const areasOf = ([key, { summary }]: readonly [string, Endpoint]) =>
  CONFIRMED_AREAS.filter((area) => WORDS[area].test(`${key} ${summary}`));
const writes = table.filter((row) => isWrite(row) && (isOfStaff(row) || isOwnAccount(row)));
const sensitive = writes.filter((row) => areasOf(row).length > 0);

describe('roles, refunds, vouchers, erasure, keys and settings', () => {
  it.each(sensitive.filter(([key]) => !(key in EXCEPTIONS)))(
    'are changed only by somebody who has just confirmed who they are: %s',
    (_key, { confirmedFor }) => {
      expect(confirmedFor).toBeDefined();
    },
  );

  it('have each an endpoint, and every exception is one that would be asked for', () => {
    const areas = new Set(table.flatMap(([, { confirmedFor }]) => confirmedFor ?? []));
    expect([...areas].sort()).toEqual([...CONFIRMED_AREAS].sort());
    const unconfirmed = sensitive.filter(([, { confirmedFor }]) => !confirmedFor).map(([key]) => key);
    expect(Object.keys(EXCEPTIONS).sort()).toEqual(unconfirmed.sort());
  });

  it('are writes of staff: reading asks nobody, and a learner is never asked', () => {
    const asked = table.filter(([, { confirmedFor }]) => confirmedFor);
    expect(asked.filter((row) => !isWrite(row) || !isOfStaff(row))).toEqual([]);
  });
});
