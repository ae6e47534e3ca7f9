import { veiledEmail } from '@academy/domain/accounts/identity';
import { PRODUCT_NAME } from '@academy/domain/product';
import { letter } from '../../../academy/outbox/index.ts';
import { removedPasskeysLines } from '../passkeys/letter-lines.ts';

/** The token follows the `#`, so that it reaches neither a server log nor a scanner that opens links. */
export const emailChangeLink = (publicUrl: string, purpose: string, token: string) =>
  `${publicUrl}/email-change#${purpose}.${token}`;

interface ToEarlier {
  readonly name: string;
  readonly newEmail: string;
  readonly link: string;
}

export const CONFIRM_SUBJECT = `Confirm your new address at ${PRODUCT_NAME}`;
export const confirmLetter = (link: string) =>
  letter(
    null,
    `This address was given for an account at ${PRODUCT_NAME}. Open this link within a day, and we write here from then on:`,
    '',
    link,
    '',
    'If it was not you, you can ignore this email: nothing changes.',
  );

export const ASKED_SUBJECT = 'Somebody wants to change your email address';
export const changeRequestedLetter = ({ name, newEmail, link }: ToEarlier) =>
  letter(
    name,
    `Somebody who is signed in to your account asked to change your address to ${veiledEmail(newEmail)}.`,
    'If it was you, there is nothing to do here: open the link in the email to the new address.',
    '',
    'If it was not you, open this link. It stops the change, signs everybody out and mails you a link for a new password:',
    '',
    link,
  );

export const CHANGED_SUBJECT = 'Your email address was changed';
export const changedLetter = ({ name, newEmail, link }: ToEarlier) =>
  letter(
    name,
    `We now write to ${veiledEmail(newEmail)}, and no longer here.`,
    '',
    'If it was not you, open this link within seven days. It gives you your account back, signs everybody out and mails you a link for a new password:',
    '',
    link,
  );

export const welcomeLetter = (name: string) =>
  letter(name, 'From now on we write to this address, and you can sign in with it.');

export const TAKEN_SUBJECT = `Your address at ${PRODUCT_NAME}`;
export const takenLetter = (name: string) =>
  letter(
    name,
    'Somebody wanted to use this address for another account of the academy. It is yours already, so nothing changes.',
    'If it was you: sign in with this address instead of the other one.',
  );

interface Undone {
  readonly name: string;
  readonly removedPasskeys: readonly string[];
  readonly isFactorRemoved: boolean;
  readonly linesAboutLoss: readonly string[];
}

export const UNDONE_SUBJECT = 'Your email address is the earlier one again';
export const undoneLetter = ({ name, removedPasskeys, isFactorRemoved, linesAboutLoss }: Undone) =>
  letter(
    name,
    'The change of your address was taken back. Everybody who was signed in to your account is signed out, and the password no longer works.',
    ...removedPasskeysLines(removedPasskeys),
    ...(isFactorRemoved ? ['An authenticator app that was set up since is removed.'] : []),
    ...linesAboutLoss,
    'Another email brings you a link to choose a new one.',
  );
