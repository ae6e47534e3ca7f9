import { CONTENT_WORDS, type ContentType } from '@academy/domain/catalogue/content';
import type { CommonFailure, Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

const NOTHING_SAVED = 'No connection. Nothing was saved. Please try again.';
const UNDO_MS = 12_000;

type Done = 'created' | 'updated' | 'deleted';

/** 2§8 */
export function done(type: ContentType, deed: Done): ToastMessage {
  return { title: `${CONTENT_WORDS[type].name} ${deed} successfully`, variant: 'success' };
}

export function deleted(type: ContentType, undo: () => void): ToastMessage {
  return { ...done(type, 'deleted'), durationMs: UNDO_MS, action: { label: 'Undo', run: undo } };
}

export function restored(name: string): ToastMessage {
  return { title: 'Brought back', description: `“${name}” is back.`, variant: 'success' };
}

export function archived(name: string, isArchived: boolean): ToastMessage {
  return isArchived
    ? { title: 'Archived', description: `“${name}” is no longer offered.`, variant: 'success' }
    : { title: 'Offered again', description: `“${name}” can be found again.`, variant: 'success' };
}

export function decided(decision: 'take' | 'leave'): ToastMessage {
  return decision === 'take'
    ? { title: 'Update taken', description: 'The entry follows the files again.', variant: 'success' }
    : { title: 'Kept as it is', description: 'Your version stays.', variant: 'success' };
}

/** 2§8, and the server's reason (R12). */
function failed(deed: 'create' | 'update' | 'delete', type: ContentType, note: string): ToastMessage {
  const description = `Failed to ${deed} ${CONTENT_WORDS[type].inSentence}`;
  return { title: 'Error', description, note, variant: 'destructive' };
}

export function saveFailed(
  type: ContentType,
  deed: 'create' | 'update',
  failure: Failure<'PUT /api/admin/courses/:contentId'>,
): ToastMessage {
  switch (failure.code) {
    case 'invalid-entry':
    case 'unknown-entry':
    case 'changed-meanwhile':
      return failed(deed, type, failure.sentence);
    default:
      return failed(deed, type, commonSentence(failure, NOTHING_SAVED));
  }
}

export function deleteFailed(
  type: ContentType,
  failure: Failure<'DELETE /api/admin/courses/:contentId'>,
): ToastMessage {
  switch (failure.code) {
    case 'unknown-entry':
    case 'has-enrolments':
      return failed('delete', type, failure.sentence);
    default:
      return failed(
        'delete',
        type,
        commonSentence(failure, 'No connection. Nothing was deleted. Please try again.'),
      );
  }
}

/** The alternative where a course cannot be deleted; null where there is none. */
export function insteadOfDeleting(failure: Failure<'DELETE /api/admin/courses/:contentId'>): string | null {
  switch (failure.code) {
    case 'has-enrolments':
      return failure.sentence;
    case 'unknown-entry':
      return null;
    default:
      failure satisfies CommonFailure;
      return null;
  }
}

export function settlingFailed(
  failure:
    | Failure<'PUT /api/admin/content/:contentType/:contentId/archive'>
    | Failure<'POST /api/admin/content/:contentType/:contentId/proposal'>
    | Failure<'POST /api/admin/content/:contentType/:contentId/restoration'>,
): ToastMessage {
  switch (failure.code) {
    case 'unknown-entry':
    case 'changed-meanwhile':
    case 'no-proposal':
    case 'has-enrolments':
      return { title: 'Error', description: failure.sentence, variant: 'destructive' };
    default:
      return { title: 'Error', description: commonSentence(failure, NOTHING_SAVED), variant: 'destructive' };
  }
}

export function uploadProblem(failure: Failure<'POST /api/admin/images'>): string {
  switch (failure.code) {
    case 'not-an-image':
    case 'too-many-pictures':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. The picture was not uploaded. Please try again.');
  }
}
