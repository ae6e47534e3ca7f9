import { networkOf } from '@academy/domain/accounts/identity';
import {
  checkRegistration,
  isTooQuick,
  PLACE_HELD_MS,
  type Registration,
} from '@academy/domain/admissions/waitlist';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Services } from '../../../services.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import { hashToken, makeToken } from '../../accounts/identity/index.ts';
import type { NetworkTries } from './network-tries.ts';
import { makeReferralCode } from './referral-code.ts';
import { type ListState, type NetworkShare, readListState, takePlace } from './waitlist.store.ts';
import { confirmationLetter, confirmationLink, placeLetter } from './waitlist-letters.ts';

type RegisterDeps = Pick<Services, 'clock' | 'config' | 'randomBytes'> & {
  readonly networkTries: NetworkTries;
  readonly publicUrl: () => string;
};

interface Form {
  readonly email?: string;
  readonly name?: string;
  readonly province?: string;
  /** Honeypot: people do not see this field; bots fill it in. */
  readonly website?: string;
  readonly shownForMs?: number;
  readonly address: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A person who is already on a full list is told so, not that they came too late. */
function objectionTo(
  { used, places, isListed, takenByNetwork, firstTakenAt }: ListState,
  share: NetworkShare,
) {
  if (isListed) return refuse('already-registered');
  if (used >= places) return refuse('waitlist-full');
  if (takenByNetwork < share.placesADay || firstTakenAt === null) return null;
  const retryAfterSeconds = Math.ceil((firstTakenAt.getTime() + DAY_MS - share.now.getTime()) / 1000);
  return { ok: false, refusal: { code: 'network-has-its-share', retryAfterSeconds } } as const;
}

/** If mail can be sent, the address has to be confirmed. */
function holdingOf({ config, randomBytes }: RegisterDeps, now: Date) {
  if (config.SMTP_URL === null) return null;
  const { token, tokenHash } = makeToken(randomBytes);
  return { token, confirmBy: new Date(now.getTime() + PLACE_HELD_MS), confirmationHash: tokenHash };
}

/** Place and letter are one transaction. */
async function takePlaceWithLetter(
  deps: RegisterDeps,
  tx: Queryable,
  registration: Registration,
  share: NetworkShare,
  { places, generalEmail }: Pick<ListState, 'places' | 'generalEmail'>,
) {
  const { now } = share;
  const referralCode = makeReferralCode(deps.randomBytes);
  const held = holdingOf(deps, now);
  const taken = await takePlace(tx, { ...registration, registeredAt: now, referralCode, held }, share);
  if (taken === null) return null;
  const place = {
    position: taken.position,
    places,
    contactEmail: generalEmail ?? deps.config.CONTACT_EMAIL,
  };
  const letter = held
    ? confirmationLetter({ ...place, ...held, link: confirmationLink(deps.publicUrl(), held.token) })
    : placeLetter({ ...place, name: null, referralCode });
  await queueMail(tx, { recipient: registration.email, ...letter, now });
  return accept({ ...taken, places, confirmBy: held?.confirmBy ?? null });
}

interface CheckedForm {
  readonly registration: Registration;
  readonly network: string;
}

/** Before any transaction: a flood of forms holds no connection of the main pool. */
export async function checkForm(deps: RegisterDeps, form: Form) {
  if (form.website || isTooQuick(form.shownForMs)) return refuse('not-a-person');
  const { email = '', name = '', province = '' } = form;
  const checked = checkRegistration({ email, name, province });
  if (!checked.ok) return checked;
  const network = networkOf(form.address);
  const limited = await deps.networkTries.take(network);
  if (limited) return { ok: false, refusal: { code: 'too-many-tries', ...limited } } as const;
  return accept({ registration: checked.value, network });
}

export async function register(deps: RegisterDeps, db: Queryable, { registration, network }: CheckedForm) {
  const placesADay = deps.config.WAITLIST_PLACES_PER_ADDRESS;
  const share = { networkHash: hashToken(network), placesADay, now: deps.clock() };
  return db.transaction(async (tx) => {
    // Checked without the lock: once the list is full, a rush is refused without queueing.
    const list = await readListState(tx, registration.email, share);
    const objection = objectionTo(list, share);
    if (objection) return objection;
    const taken = await takePlaceWithLetter(deps, tx, registration, share, list);
    // Someone was faster: with the last place, with this address, or from this network.
    if (taken) return taken;
    return objectionTo(await readListState(tx, registration.email, share), share) ?? refuse('waitlist-full');
  });
}
