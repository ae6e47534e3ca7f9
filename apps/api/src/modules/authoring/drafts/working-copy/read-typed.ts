import type { authoringEndpoints } from '@academy/contract/authoring/drafts';
import { accept } from '@academy/domain/kernel';
import type { Call } from '../../../../http/endpoints/call.ts';
import { type AuthoringContext, authored } from '../author.ts';
import { readWritten } from './read-written.ts';
import { workingFiles } from './working-files.ts';

type TypedText =
  | Call<(typeof authoringEndpoints)['POST /api/authoring/:courseId/check']>
  | Call<(typeof authoringEndpoints)['POST /api/authoring/:courseId/proof']>;

/** The course as far as the text in the editor needs it; `path` is the first of its files. */
export async function readTyped(context: AuthoringContext, call: TypedText) {
  const { courseId, draftId, files } = call.input;
  const author = await authored(context, call, courseId);
  if (!author.ok) return author;
  const path = files[0]?.path ?? '';
  const read = await readWritten(
    author,
    await workingFiles(call.db, courseId, { draftId, typed: files }),
    path,
  );
  return read.ok ? accept({ author, path, course: read.value }) : read;
}
