import type { authoringEndpoints } from '@academy/contract/authoring/drafts';
import { accept } from '@academy/domain/kernel';
import type { Call } from '../../../../http/endpoints/call.ts';
import type { AuthoringContext } from '../author.ts';
import { readTyped } from '../working-copy/read-typed.ts';
import { placeOf } from '../working-copy/working-files.ts';
import { faultOf } from './check-written.ts';
import { provePrograms } from './prove-programs.ts';

/** Runs the text in the editor: starters, solutions, mistakes and printed answers. */
export async function proveWritten(
  context: AuthoringContext,
  call: Call<(typeof authoringEndpoints)['POST /api/authoring/:courseId/proof']>,
) {
  const read = await readTyped(context, call);
  if (!read.ok) return read;
  const { author, course } = read.value;
  const { courseId, files } = call.input;
  const typed = new Set(files.map((file) => placeOf(courseId, file.path)));
  const programs = course.programs.filter(({ file }) => typed.has(file));
  const proven = await provePrograms(programs, { limitMs: author.proofMs }, author.prove);
  if (!proven.ok) return proven;
  return accept({ programs: programs.length, faults: proven.value.map((fault) => faultOf(courseId, fault)) });
}
