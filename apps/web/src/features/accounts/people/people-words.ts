import type { Role } from '@academy/domain/access';
import type { PersonState } from '@academy/domain/accounts/people';
import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  administrator: 'Administrator',
  trainer: 'Trainer',
  learner: 'Learner',
};

export const STATE_WORDS: Readonly<Record<PersonState, string>> = {
  active: 'Active',
  invited: 'No password yet',
  suspended: 'Locked',
};

/** `end-sign-ins` is displayed as `End sign ins`. */
export function actionText(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Nobody is signed in on the server's command line. */
const BY_COMMAND: readonly string[] = ['import-course'];

export function actorText({ actor, action }: { actor: string | null; action: string }): string {
  if (actor !== null) return actor;
  return BY_COMMAND.includes(action) ? 'Whoever looks after the server' : 'A deleted account';
}

export type Deed = 'save' | 'sign-out' | 'password-link' | 'remove-factor';

export function deedDone(deed: Deed, name: string): ToastMessage {
  const descriptions = {
    save: `${name}’s account has been updated.`,
    'sign-out': `${name} has to sign in again on every device.`,
    'remove-factor': `${name} signs in with the password alone. Passkeys are removed too.`,
    'password-link': `A link to set a new password is on its way to ${name}.`,
  };
  return {
    title: 'Done',
    description: `${descriptions[deed]} It is in the audit log.`,
    variant: 'success',
  };
}

const NO_CONNECTION = 'No connection. Nothing was changed. Please try again.';

export function changeSentence(failure: Failure<'PUT /api/admin/people/:personId'>): string {
  switch (failure.code) {
    case 'unknown-person':
    case 'own-account':
    case 'last-administrator':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function signOutSentence(failure: Failure<'POST /api/admin/people/:personId/sign-out'>): string {
  switch (failure.code) {
    case 'unknown-person':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function linkSentence(failure: Failure<'POST /api/admin/people/:personId/password-link'>): string {
  switch (failure.code) {
    case 'unknown-person':
    case 'no-address':
    case 'person-suspended':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function removalSentence(
  failure: Failure<'POST /api/admin/people/:personId/second-factor-removal'>,
): string {
  switch (failure.code) {
    case 'unknown-person':
    case 'own-account':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}
