import type { Input } from '@academy/contract';
import { addToList, type ReadOneCourse, replaceInList } from '@academy/courseware';
import {
  lettersOf,
  nameOfTitle,
  newCourseText,
  newLessonText,
  newModuleText,
} from '@academy/domain/authoring/drafts';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import { findCourseFile } from '../../catalogue/course-files/index.ts';
import type { Authored, AuthoringContext } from './author.ts';
import { draftsOfCourse, findDraftFile, lockDraft } from './drafts.store.ts';
import { beginDraft, saveDraftFile } from './save-draft.ts';
import { readWritten } from './working-copy/read-written.ts';
import {
  pathOf,
  placeOf,
  type WorkingFiles,
  type WrittenFile,
  workingFiles,
} from './working-copy/working-files.ts';

export interface PlanCaller {
  readonly db: Queryable;
  readonly actor: Actor;
}
type Context = Pick<AuthoringContext, 'clock'>;

/** The course's contents with all open drafts, read before the transaction because it is slow. */
export interface Plan {
  readonly files: WorkingFiles;
  readonly contents: ReadOneCourse['contents'];
}

export async function readPlan(db: Queryable, author: Authored) {
  const files = await workingFiles(db, author.course.id, {});
  const read = await readWritten(author, files, 'course.yaml');
  return read.ok ? accept<Plan>({ files, contents: read.value.contents }) : read;
}

const firstIdOf = ({ contents }: Plan) => contents.flatMap(({ lessons }) => lessons)[0]?.id;

export function notReadable(path: string) {
  const { refusal } = refuse('list-not-readable');
  return { ok: false, refusal: { ...refusal, values: { path } } } as const;
}

/** The course file with one more module; a course that has only a form so far gets its file. */
function courseTextWith(folder: string, { catalogue, course }: Authored, plan: Plan, instructorId?: string) {
  const known = plan.files.working.get(placeOf(course.id, 'course.yaml'));
  if (known !== undefined) {
    const text = addToList(known, 'modules', folder);
    return text === null ? notReadable('course.yaml') : accept(text);
  }
  const instructor = catalogue.instructors.find(({ id }) => id === instructorId);
  if (!instructor) return refuse('instructor-needed');
  const price = Math.max(1, course.price ?? course.defaultPrices.featuredPriceInRand);
  return accept(newCourseText({ ...course, price, instructorId: instructor.id }, folder));
}

/** Into the draft that already has the list, else into one of the author's, else into a new one. */
export async function draftFor(
  context: Context,
  caller: PlanCaller,
  courseId: string,
  listPath: string,
  title: string,
) {
  const { db, actor } = caller;
  const listed = await findDraftFile(db, courseId, listPath);
  const own = (await draftsOfCourse(db, courseId)).find(
    ({ state, writers }) => state === 'writing' && writers.some(({ userId }) => userId === actor.userId),
  );
  const known = listed?.draftId ?? own?.id;
  if (known === undefined) return beginDraft(context, caller, { courseId, title });
  const draft = await lockDraft(db, courseId, known);
  if (!draft) return refuse('changed-meanwhile');
  return draft.state === 'in-review' ? refuse('in-review') : accept({ draftId: draft.id });
}

/** Everything in one draft; changes since the plan was read are not overwritten. */
export async function saveAll(
  context: Context,
  caller: PlanCaller,
  { courseId, draftId, plan }: { courseId: string; draftId: string; plan: Plan },
  files: readonly WrittenFile[],
) {
  for (const { path, text } of files) {
    const drafted = await findDraftFile(caller.db, courseId, path);
    const published = await findCourseFile(caller.db, courseId, path);
    const current = (drafted ? drafted.text : published?.text) ?? undefined;
    if (current !== plan.files.working.get(placeOf(courseId, path))) return refuse('changed-meanwhile');
    const [version, baseVersion] = [drafted?.version ?? 0, published?.version ?? 0];
    const saved = await saveDraftFile(context, caller, {
      courseId,
      draftId,
      path,
      text,
      version,
      baseVersion,
    });
    if (saved.ok) continue;
    const { refusal } = saved;
    if ('values' in refusal) return { ok: false, refusal } as const;
    const { code } = refusal;
    return code === 'in-review' || code === 'draft-full' ? refuse(code) : refuse('changed-meanwhile');
  }
  return accept(null);
}

/** A module with its first lesson in the list, still without text. */
export async function addModule(
  context: Context,
  caller: PlanCaller,
  author: Authored,
  plan: Plan,
  { courseId, title, lessonTitle, instructorId }: Input<'POST /api/authoring/:courseId/modules'>,
) {
  const [folder, lessonName] = [nameOfTitle(title), nameOfTitle(lessonTitle)];
  if (folder === null || lessonName === null) return refuse('plain-title-needed');
  const path = `${folder}/module.yaml`;
  if (plan.files.working.has(placeOf(courseId, path))) return refuse('name-taken');
  const courseText = courseTextWith(folder, author, plan, instructorId);
  if (!courseText.ok) return courseText;
  const letters = lettersOf(author.course.title, firstIdOf(plan));
  const moduleText = newModuleText(
    { id: `${letters}-${folder}`, title: title.trim() },
    { id: `${letters}-${lessonName}`, title: lessonTitle.trim() },
  );
  const draft = await draftFor(context, caller, courseId, 'course.yaml', `New module: ${title.trim()}`);
  if (!draft.ok) return draft;
  const { draftId } = draft.value;
  const saved = await saveAll(context, caller, { courseId, draftId, plan }, [
    { path: 'course.yaml', text: courseText.value },
    { path, text: moduleText },
  ]);
  return saved.ok ? accept({ draftId, folder }) : saved;
}

/** A lesson with the files it needs, and its name in the module's list. */
export async function addLesson(
  context: Context,
  caller: PlanCaller,
  author: Authored,
  plan: Plan,
  { courseId, folder, title, plannedId }: Input<'POST /api/authoring/:courseId/lessons'>,
) {
  const name = nameOfTitle(title);
  if (name === null) return refuse('plain-title-needed');
  const [path, listPath] = [`${folder}/${name}.md`, `${folder}/module.yaml`];
  const module = plan.contents.find((one) => pathOf(courseId, one.folder) === folder);
  const list = plan.files.working.get(placeOf(courseId, listPath));
  if (!module || list === undefined) return refuse('unknown-module');
  if (plan.files.working.has(placeOf(courseId, path))) return refuse('name-taken');
  const planned = module.lessons.find(({ id, file }) => file === null && id === plannedId);
  if (plannedId !== undefined && !planned) return refuse('unknown-lesson');
  const newList = planned
    ? replaceInList(list, 'lessons', planned.id, name)
    : addToList(list, 'lessons', name);
  if (newList === null) return notReadable(listPath);
  const letters = lettersOf(author.course.title, firstIdOf(plan));
  const text = newLessonText({ id: planned?.id ?? `${letters}-${name}`, title: title.trim() });
  const draft = await draftFor(context, caller, courseId, listPath, `New lesson: ${title.trim()}`);
  if (!draft.ok) return draft;
  const { draftId } = draft.value;
  const saved = await saveAll(context, caller, { courseId, draftId, plan }, [
    { path, text },
    { path: listPath, text: newList },
  ]);
  return saved.ok ? accept({ draftId, path }) : saved;
}
