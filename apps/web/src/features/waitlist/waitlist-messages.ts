import type { RegistrationRefusal } from '@academy/domain/waitlist';
import { ApiError } from '../../lib/api-client.ts';
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

/** 1§8, R7: status and the server's sentence. `fetch` tells a call that never arrived by a TypeError. */
function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return error instanceof TypeError ? NO_CONNECTION : 'Please try again';
}

export function failureToast(error: unknown): ToastMessage {
  return { title: 'Registration failed', description: failureText(error), variant: 'destructive' };
}
