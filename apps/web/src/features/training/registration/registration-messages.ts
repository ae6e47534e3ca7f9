import { ApiError } from '../../../lib/api-client.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

// 2§5, 2§8: titles and sentences of the specification.
export const ALREADY_REGISTERED: ToastMessage = {
  title: 'Already Registered',
  description: "You're already registered for this course.",
  variant: 'destructive',
};

/** `place` says where: `"Deep Learning"`, or the course of a module. */
export function registrationSuccessful(place: string): ToastMessage {
  return {
    title: 'Registration Successful',
    description: `You have a place in ${place}.`,
    variant: 'success',
  };
}

const CONFLICT = 409;

export function registrationFailed(error: unknown): ToastMessage {
  if (!(error instanceof ApiError))
    return {
      title: 'Error',
      description: 'There is no connection. You are not registered yet: please try again.',
      variant: 'destructive',
    };
  const title = error.status === CONFLICT ? ALREADY_REGISTERED.title : 'Error';
  return { title, description: error.sentence, variant: 'destructive' };
}
