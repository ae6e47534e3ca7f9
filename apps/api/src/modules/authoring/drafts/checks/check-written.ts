import type { Answer } from '@academy/contract';
import type { authoringEndpoints } from '@academy/contract/authoring/drafts';
import type { Fault, ReadOneCourse } from '@academy/courseware';
import { kindOfFile } from '@academy/domain/authoring/drafts';
import { accept } from '@academy/domain/kernel';
import type { Call } from '../../../../http/endpoints/call.ts';
import { pageOfBank, pageOfLesson, pageOfProject } from '../../../catalogue/courses/index.ts';
import type { AuthoringContext } from '../author.ts';
import { readTyped } from '../working-copy/read-typed.ts';
import { pathOf, placeOf } from '../working-copy/working-files.ts';

export const faultOf = (courseId: string, { file, line, message }: Fault) => ({
  path: pathOf(courseId, file),
  line,
  message,
});

type Page = Answer<'POST /api/authoring/:courseId/check'>['page'];

/** The file as learners would see it; items of an assessment are shown as practice, one after the other. */
function pageOf({ course, contents }: ReadOneCourse, path: string): Page {
  if (!course) return null;
  const place = placeOf(course.id, path);
  switch (kindOfFile(path)) {
    case 'lesson':
    case 'practice': {
      const file = place.replace(/\.yaml$/, '.md');
      const lesson = contents.flatMap(({ lessons }) => lessons).find((one) => one.file === file);
      return lesson ? pageOfLesson(course, lesson.id) : null;
    }
    case 'assessment': {
      const index = contents.findIndex(({ folder }) => place.startsWith(`${folder}/`));
      return pageOfBank(course, course.modules[index]?.assessment ?? null);
    }
    case 'final':
      return pageOfBank(course, course.final);
    case 'project':
      return pageOfProject(course);
    default:
      return null;
  }
}

/** The faults of the text in the editor, and a preview. */
export async function checkWritten(
  context: AuthoringContext,
  call: Call<(typeof authoringEndpoints)['POST /api/authoring/:courseId/check']>,
) {
  const read = await readTyped(context, call);
  if (!read.ok) return read;
  const { path, course } = read.value;
  return accept({
    faults: course.faults.map((fault) => faultOf(call.input.courseId, fault)),
    page: pageOf(course, path),
  });
}
