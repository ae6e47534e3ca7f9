import { KEPT_DAYS } from '@academy/domain/product';
import {
  emailChangeLinks,
  emailChanges,
  knownDevices,
  oneTimeLinks,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactors,
  signIns,
  tryCounts,
} from '../../modules/accounts/identity/tables.ts';
import { A_SECRET, byAccount, byRow, impersonal, personal } from './entry.ts';

/** How people come into their accounts, and how strangers are kept out. */
export const WAYS_IN_REGISTER = {
  sign_ins: personal(signIns, {
    purpose: 'Where you are signed in: so that you can sign out a device that you have lost.',
    kept: 'Until you sign out, 30 days at most.',
    seenBy: ['self', 'administrators'],
    rows: [byAccount(signIns.userId)],
    told: ['id', 'userId', 'device', 'createdAt', 'lastSeenAt', 'isStrong', 'confirmedAt'],
    withheld: { tokenHash: A_SECRET, deviceHash: A_SECRET },
  }),
  known_devices: personal(knownDevices, {
    purpose: 'Browsers that have signed in before: so that strangers who guess cannot lock you out.',
    kept: 'Until the device has not been used for 400 days.',
    seenBy: ['self'],
    rows: [byAccount(knownDevices.userId)],
    told: ['userId', 'lastUsedAt'],
    withheld: { tokenHash: A_SECRET },
  }),
  second_factors: personal(secondFactors, {
    purpose: 'That you are asked for a code of your authenticator app when you sign in.',
    kept: 'Until you turn it off.',
    seenBy: ['self'],
    rows: [byAccount(secondFactors.userId)],
    told: ['userId', 'begunAt', 'confirmedAt', 'lastStep'],
    withheld: {
      secret: 'A secret that makes your codes. It was shown once, to your app.',
      recoverySalt: 'Random bytes that your recovery codes are stored with.',
    },
  }),
  recovery_codes: personal(recoveryCodes, {
    purpose: 'Your codes for the day on which the phone is lost.',
    kept: 'Until you make new ones.',
    seenBy: ['self'],
    rows: [byAccount(recoveryCodes.userId)],
    told: ['userId', 'usedAt'],
    withheld: { codeHash: A_SECRET },
  }),
  passkeys: personal(passkeys, {
    purpose:
      'The devices on which a fingerprint, a face or a PIN signs you in, by the names that you gave them.',
    kept: 'Until you remove them.',
    seenBy: ['self'],
    rows: [byAccount(passkeys.userId)],
    told: ['id', 'userId', 'name', 'signCount', 'createdAt', 'lastUsedAt', 'addedBySignIn'],
    withheld: {
      credentialId: 'A number by which your device knows its key.',
      publicKey: 'The half of the key that opens nothing. The other half never leaves your device.',
    },
  }),
  passkey_challenges: personal(passkeyChallenges, {
    purpose: 'That you are adding a passkey, or showing one, at this moment.',
    kept: 'Five minutes, and a day at most.',
    seenBy: ['self'],
    rows: [byAccount(passkeyChallenges.userId)],
    told: ['userId', 'isConfirming', 'expiresAt'],
    withheld: { challengeHash: A_SECRET },
  }),
  email_changes: personal(emailChanges, {
    purpose: 'That you have changed your email address: so that nobody else can without your knowing.',
    kept: `${KEPT_DAYS.mails} days.`,
    seenBy: ['self'],
    rows: [byAccount(emailChanges.userId)],
    told: ['id', 'userId', 'oldEmail', 'newEmail', 'askedAt', 'confirmedAt', 'endedAt', 'undoneAt'],
    withheld: {},
  }),
  email_change_links: personal(emailChangeLinks, {
    purpose: 'Links to confirm a new email address, or to keep the earlier one.',
    kept: `${KEPT_DAYS.mails} days.`,
    seenBy: ['self'],
    rows: [byRow(emailChangeLinks.changeId, emailChanges, emailChanges.id)],
    told: ['changeId', 'purpose', 'expiresAt'],
    withheld: { tokenHash: A_SECRET },
  }),
  one_time_links: personal(oneTimeLinks, {
    purpose: 'Links to choose a password that you have asked for.',
    kept: `${KEPT_DAYS.links} days after they have ended.`,
    seenBy: ['self'],
    rows: [byAccount(oneTimeLinks.userId)],
    told: ['purpose', 'userId', 'createdAt', 'expiresAt', 'usedAt'],
    withheld: { tokenHash: A_SECRET },
  }),
  try_counts: impersonal(tryCounts, 'Counts of tries under a hash that leads back to nobody, for minutes.', [
    'key',
    'tries',
    'windowMs',
    'startedAt',
  ]),
};
