import { PRODUCT_NAME } from '@academy/domain/product';

/** Behind the `#`: the token reaches no log, and a mail scanner that opens the link does not use it up. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/invitation#${token}`;
}

export function invitationLetter(name: string, link: string): string {
  return [
    `Dumela ${name}`,
    '',
    `Your place at ${PRODUCT_NAME} is ready. Open this link within seven days, choose a password, and begin:`,
    '',
    link,
    '',
    'The link is for you alone and works once. If it has expired, open it all the same: you can ask for a new one there.',
    '',
    PRODUCT_NAME,
  ].join('\n');
}

export function welcomeLetter(name: string, publicUrl: string, referralCode: string): string {
  return [
    `Welcome, ${name}`,
    '',
    `You are now a learner at ${PRODUCT_NAME}. Sign in at ${publicUrl} with your e-mail address and your password.`,
    '',
    `Do you know someone who should learn with you? Give them your referral code: ${referralCode}`,
    'When they join with it, we note it for you.',
    '',
    PRODUCT_NAME,
  ].join('\n');
}
