import type { CommonFailure, Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

function generalProblem(failure: CommonFailure): string {
  return commonSentence(failure, 'No connection. What you typed is still here. Please try again.');
}

export interface AcceptErrors {
  readonly fullName?: string | undefined;
  readonly password?: string | undefined;
  readonly referralCode?: string | undefined;
  /** Problems that belong to no field. */
  readonly form?: string | undefined;
}

export function acceptErrors(failure: Failure<'POST /api/invitations/accept'>): AcceptErrors {
  switch (failure.code) {
    case 'invalid-name':
    case 'name-letters':
    case 'name-alphabets':
    case 'name-reserved':
      return { fullName: failure.sentence };
    case 'password-too-short':
    case 'password-too-simple':
    case 'password-too-common':
    case 'password-names-you':
    case 'password-unchanged':
      return { password: failure.sentence };
    case 'unknown-referral':
      return { referralCode: failure.sentence };
    case 'link-not-valid':
    case 'account-exists':
    case 'too-many-tries':
      return { form: failure.sentence };
    default:
      return { form: generalProblem(failure) };
  }
}

export function renewProblem(failure: Failure<'POST /api/invitations/renew'>): string {
  switch (failure.code) {
    case 'link-not-valid':
    case 'too-many-tries':
      return failure.sentence;
    default:
      return generalProblem(failure);
  }
}

function failed(description: string): ToastMessage {
  return { title: 'Error', description, variant: 'destructive' };
}

export function invited(count: number): ToastMessage {
  return {
    title: count === 1 ? 'Invitation sent' : `${count} invitations sent`,
    description: 'Each link is valid for seven days.',
    variant: 'success',
  };
}

export function invitingFailed(failure: Failure<'POST /api/admin/waitlist/invitations'>): ToastMessage {
  return failed(generalProblem(failure));
}

export const WITHDRAWN: ToastMessage = {
  title: 'Invitation withdrawn',
  description: 'Its link no longer works.',
  variant: 'success',
};

export function withdrawingFailed(
  failure: Failure<'DELETE /api/admin/waitlist/invitations/:entryId'>,
): ToastMessage {
  switch (failure.code) {
    case 'no-open-invitation':
      return failed(failure.sentence);
    default:
      return failed(generalProblem(failure));
  }
}

export const REMOVED: ToastMessage = {
  title: 'Removed from the list',
  description: 'The place is open again.',
  variant: 'success',
};

export function removingFailed(failure: Failure<'DELETE /api/admin/waitlist/:entryId'>): ToastMessage {
  switch (failure.code) {
    case 'entry-not-found':
      return failed(failure.sentence);
    default:
      return failed(generalProblem(failure));
  }
}
