import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';

const NO_CONNECTION = 'No connection. Please try again.';
export const NOT_SHOWN = 'No passkey was used. You can try again, or use another way.';
export const EMPTY = {
  password: 'Please enter your password.',
  code: 'Please type the code that the app shows.',
} as const;

export function passwordSentence(failure: Failure<'POST /api/auth/confirmation/password'>): string {
  switch (failure.code) {
    case 'wrong-password':
    case 'too-many-tries':
    case 'sign-in-ended':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function codeSentence(failure: Failure<'POST /api/auth/confirmation/code'>): string {
  switch (failure.code) {
    case 'wrong-code':
    case 'too-many-tries':
    case 'sign-in-ended':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function challengeSentence(failure: Failure<'POST /api/auth/confirmation/passkey/challenge'>): string {
  switch (failure.code) {
    case 'too-many-tries':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function passkeySentence(failure: Failure<'POST /api/auth/confirmation/passkey'>): string {
  switch (failure.code) {
    case 'challenge-over':
    case 'passkey-not-known':
    case 'sign-in-ended':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}
