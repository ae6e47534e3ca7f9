import { readableName } from '@academy/domain/accounts/person-names';
import { PRODUCT_NAME } from '@academy/domain/product';

/** After the `#`: the token reaches no log, and a mail scanner that opens the link does not use it up. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/invitation#${token}`;
}

/** Null: the address is unconfirmed, so the name may be a stranger's words. */
export function invitationLetter(name: string | null, link: string): string {
  const readable = readableName(name);
  return [
    readable === null ? 'Dumela' : `Dumela ${readable}`,
    '',
    `Your place at ${PRODUCT_NAME} is ready. Open this link within seven days, choose a password and start learning:`,
    '',
    link,
    '',
    'The link is yours alone and works once. If it has expired, open it anyway: you can ask for a new one there.',
    '',
    PRODUCT_NAME,
  ].join('\n');
}

export function welcomeLetter(name: string, publicUrl: string, referralCode: string): string {
  return [
    `Welcome, ${name}`,
    '',
    `You are now a learner at ${PRODUCT_NAME}. Sign in at ${publicUrl} with your email address and password.`,
    '',
    `Do you know someone who would like to learn with you? Give them your referral code: ${referralCode}`,
    'When they type it in as they accept their own invitation, we note on your account that you brought them.',
    '',
    PRODUCT_NAME,
  ].join('\n');
}
