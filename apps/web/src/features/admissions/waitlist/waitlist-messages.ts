import type { RegistrationForm, RegistrationRefusal } from '@academy/domain/admissions/waitlist';
import type { CommonFailure, Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import { personNameWords } from '../../../lib/answers/person-name-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

type Objection = Pick<ToastMessage, 'title' | 'description'>;
export type FieldErrors = { readonly [Field in keyof RegistrationForm]?: string | undefined };

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
    case 'name-letters':
    case 'name-alphabets':
    case 'name-reserved':
      return { title: 'Invalid Name', description: personNameWords(code) };
    case 'unknown-province':
      return { title: 'Unknown Province', description: 'Please choose one of the nine provinces' };
  }
}

export function objectionToast(code: RegistrationRefusal['code']): ToastMessage {
  return { ...objectionTo(code), variant: 'destructive' };
}

/** The same problem again, next to its fields: the toast disappears, these stay. */
export function fieldErrorsOf(code: RegistrationRefusal['code'], form: RegistrationForm): FieldErrors {
  switch (code) {
    case 'invalid-email':
      return { email: 'Please enter your email address, like name@example.co.za.' };
    case 'missing-information':
      return {
        name: form.name === '' ? 'Please enter your name.' : undefined,
        province: form.province === '' ? 'Please choose your province.' : undefined,
      };
    case 'invalid-name':
      return { name: 'Please enter at least 2 characters.' };
    case 'name-letters':
    case 'name-alphabets':
    case 'name-reserved':
      return { name: personNameWords(code) };
    case 'unknown-province':
      return { province: 'Please choose one of the nine provinces.' };
  }
}

const NO_CONNECTION = 'No connection. What you typed is still here. Please try again';

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
    case 'name-letters':
    case 'name-alphabets':
    case 'name-reserved':
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

/** The server's refusal, next to its field where it has one. */
export function failureErrorsOf(
  failure: Failure<'POST /api/waitlist/register'>,
  form: RegistrationForm,
): FieldErrors {
  switch (failure.code) {
    case 'invalid-email':
    case 'missing-information':
    case 'invalid-name':
    case 'name-letters':
    case 'name-alphabets':
    case 'name-reserved':
    case 'unknown-province':
      return fieldErrorsOf(failure.code, form);
    case 'already-registered':
      return { email: failure.sentence };
    case 'waitlist-full':
    case 'not-a-person':
    case 'network-has-its-share':
    case 'too-many-tries':
      return {};
    default:
      failure satisfies CommonFailure;
      return {};
  }
}

export function failureToast(failure: Failure<'POST /api/waitlist/register'>): ToastMessage {
  return { title: 'Registration failed', description: failureText(failure), variant: 'destructive' };
}

/** Null when the mail has been sent: the address is on the list, as it should be. */
export function resendProblem(failure: Failure<'POST /api/waitlist/register'>): string | null {
  switch (failure.code) {
    case 'already-registered':
      return null;
    case 'invalid-email':
    case 'missing-information':
    case 'invalid-name':
    case 'name-letters':
    case 'name-alphabets':
    case 'name-reserved':
    case 'unknown-province':
    case 'waitlist-full':
    case 'not-a-person':
    case 'network-has-its-share':
    case 'too-many-tries':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. We are still holding your place. Please try again.');
  }
}

/** Null when the link itself is invalid: that has its own screen. */
export function confirmingProblem(failure: Failure<'POST /api/waitlist/confirm'>): string | null {
  switch (failure.code) {
    case 'link-not-valid':
      return null;
    case 'too-many-tries':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. We are still holding your place. Please try again.');
  }
}
