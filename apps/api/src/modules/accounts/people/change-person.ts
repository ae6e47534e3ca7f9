import type { Input } from '@academy/contract';
import { type AccountChange, foldSignInName } from '@academy/domain/accounts/identity';
import { judgeChange } from '@academy/domain/accounts/people';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { addJob } from '../../../job-queue/add-job.store.ts';
import type { Services } from '../../../services.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import {
  endAllSignIns,
  findAccount,
  notifyAdministrators,
  notifyOwner,
  removedPasskeysLines,
  removePasskeysOf,
  removeSecondFactor,
  setFactorLostAt,
  setRole,
  setSuspendedAt,
} from '../identity/index.ts';
import { lockPerson } from './people.store.ts';

type PeopleContext = Pick<Services, 'clock'>;

/** Each change is a separate entry in the audit log; unchanged fields are not logged. */
export async function changePerson(
  { clock }: PeopleContext,
  tx: Queryable,
  actor: Actor,
  { personId, role, isSuspended, reason }: Input<'PUT /api/admin/people/:personId'>,
) {
  const found = await lockPerson(tx, personId);
  if (!found) return refuse('unknown-person');
  const { person, activeAdministrators } = found;
  const refusal = judgeChange({
    actorId: actor.userId,
    person,
    next: { role, isSuspended },
    activeAdministrators,
  });
  if (refusal) return refuse(refusal);
  const now = clock();
  const note = { actorId: actor.userId, subject: personId, reason: reason.trim(), now };
  const tell = (change: AccountChange) => notifyAdministrators(tx, { person, change, by: actor.user, now });
  if (role !== person.role) {
    await setRole(tx, personId, role);
    await recordStaffAction(tx, { ...note, action: `make-${role}` });
    if (role === 'administrator') await tell('made-administrator');
    if (person.role === 'administrator') await tell('administrator-no-more');
  }
  if (isSuspended !== person.isSuspended) {
    await setSuspendedAt(tx, personId, isSuspended ? now : null);
    if (isSuspended) await endAllSignIns(tx, personId);
    await recordStaffAction(tx, { ...note, action: isSuspended ? 'lock-account' : 'unlock-account' });
    await tell(isSuspended ? 'locked' : 'unlocked');
  }
  return accept(null);
}

export async function signOutPerson(
  { clock }: PeopleContext,
  tx: Queryable,
  actor: Actor,
  { personId, reason }: Input<'POST /api/admin/people/:personId/sign-out'>,
) {
  if (!(await lockPerson(tx, personId))) return refuse('unknown-person');
  await endAllSignIns(tx, personId);
  const note = { actorId: actor.userId, subject: personId, reason: reason.trim(), now: clock() };
  await recordStaffAction(tx, { ...note, action: 'end-sign-ins' });
  return accept(null);
}

/** The same mail as "Forgot your password?"; no member of staff sees the link. */
export async function sendPasswordLink(
  { clock }: PeopleContext,
  tx: Queryable,
  actor: Actor,
  { personId, reason }: Input<'POST /api/admin/people/:personId/password-link'>,
) {
  const found = await lockPerson(tx, personId);
  if (!found) return refuse('unknown-person');
  const { person } = found;
  if (person.email === null) return refuse('no-address');
  if (person.isSuspended) return refuse('person-suspended');
  await addJob(tx, 'mail-password-link', { username: foldSignInName(person.username) });
  const now = clock();
  const note = { actorId: actor.userId, subject: personId, reason: reason.trim(), now };
  await recordStaffAction(tx, { ...note, action: 'send-password-link' });
  await notifyAdministrators(tx, { person, change: 'password-link-sent', by: actor.user, now });
  return accept(null);
}

/**
 * For people who have lost the phone and the recovery codes: their passkeys may have been on it too. All sign-ins end,
 * and the owner may set up another.
 */
export async function removePersonsFactor(
  { clock }: PeopleContext,
  tx: Queryable,
  actor: Actor,
  { personId, reason }: Input<'POST /api/admin/people/:personId/second-factor-removal'>,
) {
  if (personId === actor.userId) return refuse('own-account');
  const account = (await lockPerson(tx, personId)) && (await findAccount(tx, personId));
  if (!account) return refuse('unknown-person');
  const now = clock();
  await removeSecondFactor(tx, personId);
  const removedPasskeys = await removePasskeysOf(tx, personId);
  await setFactorLostAt(tx, personId, null);
  await endAllSignIns(tx, personId);
  const lines = [
    'An administrator has turned off your second factor. Your password alone opens your account.',
    ...removedPasskeysLines(removedPasskeys),
  ];
  await notifyOwner(tx, account, { subject: 'Your second factor is off', lines, now });
  const note = { actorId: actor.userId, subject: personId, reason: reason.trim(), now };
  await recordStaffAction(tx, { ...note, action: 'remove-second-factor' });
  await notifyAdministrators(tx, { person: account, change: 'second-factor-removed', by: actor.user, now });
  return accept(null);
}
