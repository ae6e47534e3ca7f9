import { PRODUCT_NAME } from '@academy/domain/product';
import { WAITLIST_CAPACITY } from '@academy/domain/waitlist';

interface Confirmed {
  readonly name: string;
  readonly position: number;
  readonly referralCode: string;
  readonly mailFrom: string;
}

export const CONFIRMATION_SUBJECT = `Your early-access place at ${PRODUCT_NAME}`;

function addressIn(mailFrom: string): string {
  return /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}

export function confirmationLetter({ name, position, referralCode, mailFrom }: Confirmed): string {
  // On one line: a stranger's name must not write paragraphs into our letter.
  const greeted = name.replaceAll(/\s+/g, ' ');
  return [
    `Hello ${greeted}`,
    '',
    `You are on the waiting list of ${PRODUCT_NAME}: early-access place #${position} of ${WAITLIST_CAPACITY}.`,
    '',
    'What happens next: when your place opens, we send an invitation to this address. It carries a link on which',
    'you choose your password. There is nothing else to do until then.',
    '',
    `Your referral code: ${referralCode}`,
    '',
    'Your name and your province, never your e-mail address, appear under Recent Pioneers on our front page.',
    `To be removed, or if it was not you who registered, write to ${addressIn(mailFrom)}.`,
    '',
    PRODUCT_NAME,
  ].join('\n');
}
