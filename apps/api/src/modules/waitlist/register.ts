import { accept, refuse } from '@academy/domain/kernel';
import { checkRegistration, type Registration, WAITLIST_CAPACITY } from '@academy/domain/waitlist';
import type { Queryable } from '../../database/connect.ts';
import type { Services } from '../../services.ts';
import { queueMail } from '../outbox/index.ts';
import type { AddressLimit } from './address-limit.ts';
import { CONFIRMATION_SUBJECT, confirmationLetter } from './confirmation-letter.ts';
import { makeReferralCode } from './referral-code.ts';
import { lookAtList, takePlace } from './waitlist.store.ts';

type Needs = Pick<Services, 'clock' | 'config' | 'randomBytes'> & { readonly addressLimit: AddressLimit };

interface Wish {
  readonly email?: string;
  readonly name?: string;
  readonly province?: string;
  /** People do not see this field; programs fill it in. */
  readonly website?: string;
  readonly address: string;
}

/** Someone who is on a full list hears that they are on it, not that they came too late. */
async function objectionOf(db: Queryable, email: string) {
  const { used, isListed } = await lookAtList(db, email);
  if (isListed) return refuse('already-registered');
  return used >= WAITLIST_CAPACITY ? refuse('waitlist-full') : null;
}

/** Place and letter are one: both are there, or neither. */
async function takePlaceWithLetter(needs: Needs, tx: Queryable, registration: Registration) {
  const now = needs.clock();
  const referralCode = makeReferralCode(needs.randomBytes);
  const position = await takePlace(tx, { ...registration, registeredAt: now, referralCode });
  if (position === null) return null;
  const { name, email } = registration;
  const body = confirmationLetter({ name, position, referralCode, mailFrom: needs.config.MAIL_FROM });
  await queueMail(tx, { recipient: email, subject: CONFIRMATION_SUBJECT, body, now });
  return accept({ position });
}

export async function register(needs: Needs, db: Queryable, wish: Wish) {
  if (wish.website) return refuse('not-a-person');
  const { email = '', name = '', province = '' } = wish;
  const checked = checkRegistration({ email, name, province });
  if (!checked.ok) return checked;
  const registration = checked.value;
  const limited = await needs.addressLimit.take(wish.address);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;

  return db.transaction(async (tx) => {
    // Looked at without the lock: once the list is full, a rush is refused without queueing.
    const objection = await objectionOf(tx, registration.email);
    if (objection) return objection;
    const taken = await takePlaceWithLetter(needs, tx, registration);
    // Someone was faster: with the last place, or with this address.
    return taken ?? (await objectionOf(tx, registration.email)) ?? refuse('waitlist-full');
  });
}
