import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export const PROFILE_SAVED: ToastMessage = {
  title: 'Saved',
  description: 'Your profile is up to date.',
  variant: 'success',
};
export const ABOUT_PICTURES =
  'We cut out the middle and make it small on your device. We don’t send the location.';
export const PICTURE_SAVED = 'Your new picture is saved.';
export const NO_PICTURE = 'We can’t use this picture. Please choose another one.';

interface PlacedProblem {
  readonly place: 'name' | 'province' | 'form';
  readonly sentence: string;
}

export function profileProblem(failure: Failure<'PUT /api/profile'>): PlacedProblem {
  switch (failure.code) {
    case 'invalid-name':
    case 'name-letters':
    case 'name-alphabets':
    case 'name-reserved':
      return { place: 'name', sentence: failure.sentence };
    case 'unknown-province':
      return { place: 'province', sentence: failure.sentence };
    default:
      return {
        place: 'form',
        sentence: commonSentence(failure, 'No connection. What you typed is still here. Please try again.'),
      };
  }
}

export function avatarProblem(failure: Failure<'PUT /api/profile/avatar'>): string {
  switch (failure.code) {
    case 'not-a-picture':
    case 'too-many-tries':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Please try again.');
  }
}

export const removalProblem = (failure: Failure<'DELETE /api/profile/avatar'>): string =>
  commonSentence(failure, 'No connection. Your picture is still here. Please try again.');
