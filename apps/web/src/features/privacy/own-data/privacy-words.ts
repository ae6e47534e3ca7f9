import type { Answer } from '@academy/contract';
import { isMailKind, MAIL_KINDS } from '@academy/domain/academy/mail-kinds';
import { sastDateTime } from '@academy/domain/kernel';
import { type Audience, EXPORT_FORMATS } from '@academy/domain/privacy/own-data';
import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

export type OwnPrivacy = Answer<'GET /api/privacy'>;

const INCOMPLETE_FILE =
  'The whole file did not reach you. It is still here. Please check your connection and try again.';

const NO_CONNECTION = 'No connection. Nothing was changed. Please try again.';

/** `learning_events` is displayed as `Learning events`. */
export function tableTitle(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const AUDIENCE_WORDS: Readonly<Record<Audience, string>> = {
  self: 'the person',
  administrators: 'administrators',
  trainers: 'trainers',
  learners: 'other learners',
  'whoever-has-the-link': 'whoever has the link',
  'payment-provider': 'the payment provider',
  everyone: 'everyone',
};

export function consentTitle(kind: string): string {
  if (kind === 'language-model') return 'Questions to a language model outside the academy';
  if (kind === 'leaderboard') return 'Your name on the leaderboard';
  const mail = kind.replace(/^mail\//, '');
  return isMailKind(mail) ? `Emails: ${MAIL_KINDS[mail].name}` : tableTitle(kind);
}

export const COPY_ASKED: ToastMessage = {
  title: 'We are preparing your copy',
  description: 'It usually takes a minute. We also send you an email when it is ready.',
  variant: 'success',
};

export function readyCopySentence(openFiles: number, expiresAt: string): string {
  const until = sastDateTime(new Date(expiresAt));
  return openFiles === EXPORT_FORMATS.length
    ? `Your copy is ready. Each file is deleted here as soon as it has reached you, or on ${until}.`
    : `One file has reached you and has been deleted here. The other stays until it has reached you, or until ${until}.`;
}

export const FILE_RECEIVED: ToastMessage = {
  title: 'Your file has arrived',
  description: 'It is in your downloads, and has been deleted here.',
  variant: 'success',
};

/** The receipt did not get through, or its response did not come back. */
export const fileMayStay = (expiresAt: string): ToastMessage => ({
  title: 'Your file has arrived',
  description: `It is in your downloads, and may stay here until ${sastDateTime(new Date(expiresAt))}.`,
  variant: 'warning',
});

export const ACCOUNT_KEPT: ToastMessage = {
  title: 'Your account stays',
  description: 'We will not erase anything.',
  variant: 'success',
};

export const failed = (description: string): ToastMessage => ({
  title: 'That did not work',
  description,
  variant: 'destructive',
});

export function requestExportSentence(failure: Failure<'POST /api/privacy/export'>): string {
  switch (failure.code) {
    case 'too-many-copies':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}

export function cancelErasureSentence(failure: Failure<'DELETE /api/privacy/erasure'>): string {
  return commonSentence(failure, NO_CONNECTION);
}

export const DOWNLOAD_INCOMPLETE = failed(INCOMPLETE_FILE);

export function downloadExportSentence(failure: Failure<'POST /api/privacy/export/:format'>): string {
  switch (failure.code) {
    case 'export-not-ready':
      return failure.sentence;
    // The connection was lost in the middle of the file.
    case 'unreadable':
      return INCOMPLETE_FILE;
    default:
      return commonSentence(failure, INCOMPLETE_FILE);
  }
}

export function eraseSentence(failure: Failure<'POST /api/privacy/erasure'>): string {
  switch (failure.code) {
    case 'wrong-password':
    case 'too-many-tries':
    case 'administrator-account':
      return failure.sentence;
    default:
      return commonSentence(failure, NO_CONNECTION);
  }
}
