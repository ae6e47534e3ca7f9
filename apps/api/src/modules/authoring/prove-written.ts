import type { Input } from '@academy/contract';
import { accept } from '@academy/domain/kernel';
import type { Queryable } from '../../database/connect.ts';
import type { Actor } from '../../http/endpoints/actor.ts';
import { type AuthoringContext, authored } from './author.ts';
import { faultOf } from './check-written.ts';
import { provePrograms } from './prove-programs.ts';
import { readWritten } from './read-written.ts';
import { placeOf, workingFiles } from './working-files.ts';

/** Runs what stands in the editor: starters, solutions, mistakes and printed answers. */
export async function proveWritten(
  context: AuthoringContext,
  db: Queryable,
  actor: Actor,
  { courseId, draftId, files }: Input<'POST /api/authoring/:courseId/proof'>,
) {
  const author = await authored(context, db, actor, courseId);
  if (!author.ok) return author;
  const path = files[0]?.path ?? '';
  const read = await readWritten(author, await workingFiles(db, courseId, { draftId, typed: files }), path);
  const looked = new Set(files.map((file) => placeOf(courseId, file.path)));
  const programs = read.programs.filter(({ file }) => looked.has(file));
  const proven = await provePrograms(programs, { limitMs: author.proofMs });
  if (!proven.ok) return proven;
  return accept({ programs: programs.length, faults: proven.value.map((fault) => faultOf(courseId, fault)) });
}
