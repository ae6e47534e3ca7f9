import type { Input } from '@academy/contract';
import { removeFromList } from '@academy/courseware';
import { fileBeside } from '@academy/domain/authoring/drafts';
import { accept, refuse } from '@academy/domain/kernel';
import type { AuthoringContext } from './author.ts';
import { draftFor, notReadable, type Plan, type PlanCaller, saveAll } from './plan-course.ts';
import { pathOf, placeOf, type WrittenFile } from './working-copy/working-files.ts';

type Removal = Input<'POST /api/authoring/:courseId/lesson-removals'>;
type Lesson = Plan['contents'][number]['lessons'][number];

const nameIn = (courseId: string, { file, id }: Lesson) =>
  file === null ? id : (pathOf(courseId, file).split('/').at(-1)?.replace(/\.md$/, '') ?? id);

/** The list of the module without the lesson. */
function outOfModule(plan: Plan, { courseId, folder }: Removal, lesson: Lesson) {
  const path = `${folder}/module.yaml`;
  const list = plan.files.working.get(placeOf(courseId, path)) ?? '';
  const text = removeFromList(list, 'lessons', nameIn(courseId, lesson));
  return text === null ? notReadable(path) : accept<WrittenFile[]>([{ path, text }]);
}

/** A module has at least one lesson: with its last lesson it is removed, with everything in its folder. */
function withItsModule(plan: Plan, { courseId, folder }: Removal) {
  if (plan.contents.length < 2) return refuse('last-lesson');
  const path = 'course.yaml';
  const list = plan.files.working.get(placeOf(courseId, path)) ?? '';
  const text = removeFromList(list, 'modules', folder);
  if (text === null) return notReadable(path);
  const removed = [...plan.files.working.keys()]
    .map((place) => pathOf(courseId, place))
    .filter((file) => file.startsWith(`${folder}/`));
  return accept<WrittenFile[]>([{ path, text }, ...removed.map((file) => ({ path: file, text: null }))]);
}

/** A lesson, its practice and its name in the list are removed in one draft; learners have it until that is published. */
export async function removeLesson(
  context: Pick<AuthoringContext, 'clock'>,
  caller: PlanCaller,
  plan: Plan,
  input: Removal,
) {
  const { courseId, folder, lessonId } = input;
  const module = plan.contents.find((one) => pathOf(courseId, one.folder) === folder);
  if (!module) return refuse('unknown-module');
  const lesson = module.lessons.find(({ id }) => id === lessonId);
  if (!lesson) return refuse('unknown-lesson');
  const isLast = module.lessons.length === 1;
  const listed = isLast ? withItsModule(plan, input) : outOfModule(plan, input, lesson);
  if (!listed.ok) return listed;
  const path = lesson.file === null ? null : pathOf(courseId, lesson.file);
  const own = path === null || isLast ? [] : [path, fileBeside(path) ?? path];
  const removed = own
    .filter((file) => plan.files.working.has(placeOf(courseId, file)))
    .map((file) => ({ path: file, text: null }));
  const listPath = listed.value[0]?.path ?? 'course.yaml';
  const draft = await draftFor(context, caller, courseId, listPath, `Without: ${lesson.title}`);
  if (!draft.ok) return draft;
  const { draftId } = draft.value;
  const saved = await saveAll(context, caller, { courseId, draftId, plan }, [...listed.value, ...removed]);
  return saved.ok ? accept({ draftId }) : saved;
}
