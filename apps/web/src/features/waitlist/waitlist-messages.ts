import type { RegistrationRefusal } from '@academy/domain/waitlist';
import type { CommonFailure, Failure } from '../../lib/api-client.ts';
import type { ToastMessage } from '../../ui/feedback/toast-store.ts';

type Objection = Pick<ToastMessage, 'title' | 'description'>;

// 1§5
function objectionTo(code: RegistrationRefusal['code']): Objection {
  switch (code) {
    case 'invalid-email':
      return { title: 'Invalid Email', description: 'Please enter a valid email address' };
    case 'missing-information':
      return {
        title: 'Missing Information',
        description: 'Please fill in all fields including your province',
      };
    case 'invalid-name':
      return { title: 'Invalid Name', description: 'Please enter at least 2 characters for your name' };
    case 'unknown-province':
      return { title: 'Unknown Province', description: 'Please choose one of the nine provinces' };
  }
}

export function objectionToast(code: RegistrationRefusal['code']): ToastMessage {
  return { ...objectionTo(code), variant: 'destructive' };
}

const NO_CONNECTION = 'There is no connection. What you typed is still here. Please try again';

function commonMessage(failure: CommonFailure): string {
  if (failure.code === 'unreachable') return NO_CONNECTION;
  return failure.code === 'unreadable' ? 'Please try again' : failure.message;
}

/** 1§8, R7: status and the server's sentence. */
function failureText(failure: Failure<'POST /api/waitlist/register'>): string {
  switch (failure.code) {
    case 'invalid-email':
    case 'missing-information':
    case 'invalid-name':
    case 'unknown-province':
    case 'waitlist-full':
    case 'already-registered':
    case 'not-a-person':
    case 'network-has-its-share':
    case 'too-many-tries':
      return failure.message;
    default:
      return commonMessage(failure);
  }
}

export function failureToast(failure: Failure<'POST /api/waitlist/register'>): ToastMessage {
  return { title: 'Registration failed', description: failureText(failure), variant: 'destructive' };
}
