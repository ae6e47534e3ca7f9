import type { BundleRefusal } from '@academy/domain/authoring/drafts';
import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';
import type { ToastMessage } from '../../../ui/feedback/toast-store.ts';

const NOTHING_SAVED = 'No connection. What you typed is kept on this device. Please try again.';
const NOT_DONE = 'No connection. Nothing was changed. Please try again.';

const UNDO_MS = 12_000;

const failed = (title: string, description: string): ToastMessage => ({
  title,
  description,
  variant: 'destructive',
});

export function savedDraft(): ToastMessage {
  return { title: 'Draft saved', description: 'Learners see it when it is published.', variant: 'success' };
}

export function saveFailed(
  failure: Failure<
    'POST /api/authoring/:courseId/drafts' | 'PUT /api/authoring/:courseId/drafts/:draftId/files'
  >,
): ToastMessage {
  switch (failure.code) {
    case 'unknown-course':
    case 'not-your-course':
    case 'unknown-draft':
    case 'in-review':
    case 'changed-meanwhile':
    case 'draft-full':
    case 'in-another-draft':
      return failed('Not saved', failure.sentence);
    default:
      return failed('Not saved', commonSentence(failure, NOTHING_SAVED));
  }
}

export function moduleAdded(): ToastMessage {
  return {
    title: 'Module added',
    description: 'It stands in a draft. Now write its lessons.',
    variant: 'success',
  };
}

export function notAdded(
  failure: Failure<'POST /api/authoring/:courseId/modules' | 'POST /api/authoring/:courseId/lessons'>,
): string {
  switch (failure.code) {
    case 'unknown-course':
    case 'not-your-course':
    case 'in-review':
    case 'changed-meanwhile':
    case 'draft-full':
    case 'in-another-draft':
    case 'plain-title-needed':
    case 'list-not-readable':
    case 'name-taken':
    case 'instructor-needed':
    case 'unknown-module':
    case 'unknown-lesson':
    case 'too-busy':
      return failure.sentence;
    default:
      return commonSentence(failure, NOT_DONE);
  }
}

export function lessonRemoved(): ToastMessage {
  return {
    title: 'Removed in a draft',
    description: 'Learners have it until the draft is published.',
    variant: 'success',
  };
}

export function notRemoved(failure: Failure<'POST /api/authoring/:courseId/lesson-removals'>): ToastMessage {
  switch (failure.code) {
    case 'unknown-course':
    case 'not-your-course':
    case 'in-review':
    case 'changed-meanwhile':
    case 'draft-full':
    case 'in-another-draft':
    case 'list-not-readable':
    case 'unknown-module':
    case 'unknown-lesson':
    case 'last-lesson':
    case 'too-busy':
      return failed('Not removed', failure.sentence);
    default:
      return failed('Not removed', commonSentence(failure, NOT_DONE));
  }
}

export function submitted(): ToastMessage {
  return { title: 'Sent for review', description: 'A second person can publish it now.', variant: 'success' };
}

export function submitFailed(
  failure: Failure<'POST /api/authoring/:courseId/drafts/:draftId/submission'>,
): ToastMessage {
  switch (failure.code) {
    case 'has-faults':
    case 'nothing-written':
    case 'published-meanwhile':
    case 'too-busy':
    case 'out-of-time':
    case 'unknown-course':
    case 'not-your-course':
    case 'unknown-draft':
    case 'in-review':
    case 'changed-meanwhile':
      return failed('Not sent', failure.sentence);
    default:
      return failed('Not sent', commonSentence(failure, NOT_DONE));
  }
}

export function decided(decision: 'publish' | 'return'): ToastMessage {
  return decision === 'publish'
    ? { title: 'Published', description: 'Learners read the new text from now on.', variant: 'success' }
    : { title: 'Sent back', description: 'The author sees your note.', variant: 'success' };
}

export function decideFailed(
  failure: Failure<'POST /api/authoring/:courseId/drafts/:draftId/decision'>,
): ToastMessage {
  switch (failure.code) {
    case 'own-work':
    case 'not-in-review':
    case 'nothing-said':
    case 'nothing-written':
    case 'has-faults':
    case 'published-meanwhile':
    case 'another-published':
    case 'too-busy':
    case 'out-of-time':
    case 'unknown-course':
    case 'not-your-course':
    case 'unknown-draft':
    case 'changed-meanwhile':
      return failed('Not done', failure.sentence);
    default:
      return failed('Not done', commonSentence(failure, NOT_DONE));
  }
}

export function discarded(undo: () => void): ToastMessage {
  return {
    title: 'Draft discarded',
    description: 'What learners have stays.',
    variant: 'info',
    durationMs: UNDO_MS,
    action: { label: 'Undo', run: undo },
  };
}

export function broughtBack(): ToastMessage {
  return { title: 'Draft brought back', description: 'It is as it was.', variant: 'success' };
}

export function settleFailed(
  failure: Failure<
    | 'DELETE /api/authoring/:courseId/drafts/:draftId'
    | 'DELETE /api/authoring/:courseId/drafts/:draftId/submission'
    | 'POST /api/authoring/:courseId/drafts/:draftId/restoration'
    | 'POST /api/authoring/:courseId/left-updates'
  >,
): ToastMessage {
  switch (failure.code) {
    case 'unknown-course':
    case 'not-your-course':
    case 'unknown-draft':
    case 'unknown-file':
    case 'in-review':
    case 'changed-meanwhile':
    case 'in-another-draft':
    case 'no-proposal':
      return failed('Not done', failure.sentence);
    default:
      return failed('Not done', commonSentence(failure, NOT_DONE));
  }
}

export function imported(files: number): ToastMessage {
  if (files === 0)
    return { title: 'Nothing to import', description: 'The file says what learners have.', variant: 'info' };
  const inWords = files === 1 ? '1 file differs' : `${files} files differ`;
  return {
    title: 'Imported as a draft',
    description: `${inWords} from what learners have.`,
    variant: 'success',
  };
}

export function notImported(code: BundleRefusal['code']): ToastMessage {
  switch (code) {
    case 'not-a-course':
      return failed('Not imported', 'This is not a zip with the files of this course.');
    case 'too-large':
      return failed('Not imported', 'This file holds more than a course can have.');
  }
}

/** Why nothing was imported. */
export function importFailed(
  failure: Failure<'PUT /api/authoring/:courseId/drafts/:draftId/files'>,
): ToastMessage {
  const { description = '' } = saveFailed(failure);
  const isLost = failure.code === 'unreachable';
  return failed('Nothing was imported', isLost ? 'No connection. Please try again.' : description);
}

export function halfImported(): ToastMessage {
  return failed(
    'Not all was imported',
    'The connection broke. Please discard the draft “Import of a course file” and try again.',
  );
}

export function transferFailed(failure: Failure<'GET /api/authoring/:courseId/bundle'>): ToastMessage {
  return failed('Not downloaded', openFailed(failure));
}

/** Why a course cannot be opened for writing. */
export function openFailed(
  failure: Failure<'GET /api/authoring/:courseId' | 'GET /api/authoring/:courseId/file'>,
): string {
  switch (failure.code) {
    case 'unknown-file':
    case 'unknown-course':
    case 'not-your-course':
    case 'too-busy':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Please try again.');
  }
}

export function proofFailed(failure: Failure<'POST /api/authoring/:courseId/proof'>): string {
  switch (failure.code) {
    case 'unknown-course':
    case 'not-your-course':
    case 'too-busy':
    case 'out-of-time':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. Programs are proven on the server.');
  }
}

/** Why the text has not been checked. The check is repeated automatically when the text changes or the server is free. */
export function checkFailed(failure: Failure<'POST /api/authoring/:courseId/check'>): string {
  switch (failure.code) {
    case 'too-busy':
      return 'The server is checking other texts right now. Yours is checked again in a few seconds.';
    case 'unknown-course':
    case 'not-your-course':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. The text is checked when you type on.');
  }
}
