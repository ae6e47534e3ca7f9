import { readableName } from '@academy/domain/accounts/person-names';
import { sastDateTime } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';

interface Letter {
  readonly subject: string;
  readonly body: string;
}

interface ListPlace {
  readonly position: number;
  /** Of how many. */
  readonly places: number;
  readonly contactEmail: string;
}

/** Null: a stranger may have typed the address and the name, and could put words into our letter to its owner. */
function greeting(name: string | null): string {
  const readable = readableName(name);
  return readable === null ? 'Hello' : `Hello ${readable}`;
}

const visibilityNote =
  'Your first name and province appear under Recent Pioneers on our front page. Nobody sees your email address.';

const howToLeave = (contactEmail: string) =>
  `If you would like to come off the list, or it was not you who signed up, write to ${contactEmail}.`;

/** For a confirmed place: at once, or since its address was confirmed. Only then it has the name. */
export function placeLetter({
  name,
  position,
  places,
  contactEmail,
  referralCode,
}: ListPlace & { readonly name: string | null; readonly referralCode: string }): Letter {
  const body = [
    greeting(name),
    '',
    `You are on the waiting list for ${PRODUCT_NAME}. You have early-access place #${position} of ${places}.`,
    '',
    'What happens next: when your place opens, we will email an invitation to this address, with a link where you',
    'choose your password. Until then there is nothing you need to do.',
    '',
    `Learning with a friend? Your referral code is ${referralCode}. Your friend types it in when accepting their own`,
    'invitation, and we note on your account that you brought them.',
    '',
    visibilityNote,
    howToLeave(contactEmail),
    '',
    PRODUCT_NAME,
  ];
  return { subject: `Your early-access place at ${PRODUCT_NAME}`, body: body.join('\n') };
}

/** The token follows the `#`: it reaches no log, and a mail scanner that opens the link does not confirm it. */
export function confirmationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/confirm-place#${token}`;
}

interface HeldPlace extends ListPlace {
  readonly link: string;
  readonly confirmBy: Date;
}

export function confirmationLetter({ position, places, contactEmail, link, confirmBy }: HeldPlace): Letter {
  const body = [
    greeting(null),
    '',
    `We are holding early-access place #${position} of ${places} at ${PRODUCT_NAME} for you.`,
    '',
    'Open this link and press the button to keep it:',
    '',
    link,
    '',
    `We hold the place until ${sastDateTime(confirmBy)}. After that it goes to somebody else.`,
    '',
    `Once you have confirmed: ${visibilityNote.charAt(0).toLowerCase()}${visibilityNote.slice(1)}`,
    'If it was not you who signed up, do nothing, and we will forget this address.',
    `Questions? Write to ${contactEmail}.`,
    '',
    PRODUCT_NAME,
  ];
  return { subject: `Please confirm your place at ${PRODUCT_NAME}`, body: body.join('\n') };
}
