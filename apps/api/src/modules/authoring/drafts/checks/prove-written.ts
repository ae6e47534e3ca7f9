import type { authoringEndpoints } from '@academy/contract/authoring/drafts';
import { accept } from '@academy/domain/kernel';
import type { Call } from '../../../../http/endpoints/call.ts';
import { type AuthoringContext, authored } from '../author.ts';
import { readWritten } from '../working-copy/read-written.ts';
import { placeOf, workingFiles } from '../working-copy/working-files.ts';
import { faultOf } from './check-written.ts';
import { provePrograms } from './prove-programs.ts';

/** Runs the text in the editor: starters, solutions, mistakes and printed answers. */
export async function proveWritten(
  context: AuthoringContext,
  call: Call<(typeof authoringEndpoints)['POST /api/authoring/:courseId/proof']>,
) {
  const { courseId, draftId, files } = call.input;
  const { db } = call;
  const author = await authored(context, call, courseId);
  if (!author.ok) return author;
  const path = files[0]?.path ?? '';
  const read = await readWritten(author, await workingFiles(db, courseId, { draftId, typed: files }), path);
  if (!read.ok) return read;
  const looked = new Set(files.map((file) => placeOf(courseId, file.path)));
  const programs = read.value.programs.filter(({ file }) => looked.has(file));
  const proven = await provePrograms(programs, { limitMs: author.proofMs });
  if (!proven.ok) return proven;
  return accept({ programs: programs.length, faults: proven.value.map((fault) => faultOf(courseId, fault)) });
}
