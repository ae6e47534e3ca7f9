import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export const NAME_WITH_ADDRESS = 'Please choose a name for the device that has no address in it.';
const NO_CONNECTION = 'No connection. Nothing was changed. Please try again.';

/** A browser does not reveal whether its user has refused or had no passkey. */
export const NOT_SHOWN = 'No passkey was used. You can try again, or sign in with your password.';
export const NOT_MADE =
  'No passkey was made. The device may have one for you already, or it was stopped. You can try again.';
export const NOT_HERE =
  'This browser cannot make passkeys at this address. Passkeys need a browser of the last few years and the academy’s own address.';

export const PASSKEY_ADDED: ToastMessage = {
  title: 'Passkey added',
  description: 'From now on this device can sign you in without your password.',
  variant: 'success',
};
export const PASSKEY_REMOVED: ToastMessage = {
  title: 'Passkey removed',
  description: 'It no longer works. You may delete it on the device as well.',
  variant: 'success',
};

export function challengeSentence(failure: Failure<'POST /api/auth/passkey-sign-in/challenge'>): string {
  switch (failure.code) {
    case 'too-many-tries':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Please try again.');
  }
}

export function passkeySignInSentence(failure: Failure<'POST /api/auth/passkey-sign-in'>): string {
  switch (failure.code) {
    case 'challenge-over':
    case 'passkey-not-known':
    case 'account-suspended':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Please try again.');
  }
}

export function beginPasskeySentence(failure: Failure<'POST /api/auth/passkeys/challenge'>): string {
  switch (failure.code) {
    case 'wrong-password':
    case 'too-many-tries':
    case 'second-factor-not-shown':
    case 'second-factor-lost':
    case 'too-many-passkeys':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function addPasskeySentence(failure: Failure<'POST /api/auth/passkeys'>): string {
  switch (failure.code) {
    case 'second-factor-not-shown':
    case 'second-factor-lost':
    case 'challenge-over':
    case 'passkey-not-valid':
    case 'passkey-known':
    case 'sign-in-ended':
    case 'invalid-passkey-name':
    case 'too-many-passkeys':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function removePasskeySentence(
  failure: Failure<'POST /api/auth/passkeys/:passkeyId/removal'>,
): string {
  switch (failure.code) {
    case 'wrong-password':
    case 'too-many-tries':
    case 'passkey-not-found':
    case 'second-factor-required':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}
