import type { authoringEndpoints } from '@academy/contract/authoring/drafts';
import { accept } from '@academy/domain/kernel';
import type { Queryable } from '../../../database/connect.ts';
import type { Actor } from '../../../http/endpoints/actor.ts';
import type { Call, Handlers } from '../../../http/endpoints/call.ts';
import { publishedSoFar } from '../../catalogue/course-files/index.ts';
import { type Authored, type AuthoringContext, authored } from './author.ts';
import { checkedDraft } from './checks/check-draft.ts';
import { checkWritten } from './checks/check-written.ts';
import { proveWritten } from './checks/prove-written.ts';
import { listReviews } from './reviews/list-reviews.ts';
import { decideDraft, mayPublish, maySubmit, submitDraft, withdrawDraft } from './reviews/review-draft.ts';
import { beginDraft, discardDraft, restoreDraft, saveDraftFile } from './save-draft.ts';
import { readCourse } from './working-copy/read-course.ts';
import { declineUpdate, readBundle, readFile, readVersion } from './working-copy/read-files.ts';

type Decision = Call<(typeof authoringEndpoints)['POST /api/authoring/:courseId/drafts/:draftId/decision']>;

/** What is published is checked again in its current state; the check runs programs, so it comes before the transaction. */
async function decide(context: AuthoringContext, call: Decision, author: Authored) {
  const { input, db, actor } = call;
  if (input.decision === 'publish') call.requireConfirmation();
  const seen = await publishedSoFar(db);
  const checked = (await mayPublish(call, input)) ? await checkedDraft(db, author, input.draftId) : null;
  if (checked && !checked.ok) return checked;
  const settled = await call.transaction((tx) =>
    decideDraft(context, { db: tx, actor }, input, checked && { course: checked.course, seen }),
  );
  context.catalogue.forget();
  return settled;
}

interface CourseRequest {
  readonly db: Queryable;
  readonly actor: Actor;
  readonly signal: AbortSignal;
  readonly input: { readonly courseId: string };
}

export function authoringHandlers(context: AuthoringContext): Handlers<typeof authoringEndpoints> {
  /** Actions of the course's trainers; everybody else is refused before it. */
  async function ofAuthor<Outcome>(call: CourseRequest, work: (author: Authored) => Promise<Outcome>) {
    const author = await authored(context, call, call.input.courseId);
    return author.ok ? work(author) : author;
  }
  return {
    'GET /api/draft-reviews': async ({ db, actor }) => accept(await listReviews(context, db, actor)),
    'GET /api/authoring/:courseId': (call) =>
      ofAuthor(call, (author) => readCourse(call.db, call.actor, author)),
    'GET /api/authoring/:courseId/file': (call) => ofAuthor(call, () => readFile(call.db, call.input)),
    'GET /api/authoring/:courseId/versions/:version': (call) =>
      ofAuthor(call, () => readVersion(call.db, call.input)),
    'GET /api/authoring/:courseId/bundle': (call) =>
      ofAuthor(call, async () => accept(await readBundle(call.db, call.input.courseId))),
    'POST /api/authoring/:courseId/check': (call) => checkWritten(context, call),
    'POST /api/authoring/:courseId/proof': (call) => proveWritten(context, call),
    'POST /api/authoring/:courseId/drafts': (call) =>
      ofAuthor(call, () =>
        call.transaction((db) => beginDraft(context, { db, actor: call.actor }, call.input)),
      ),
    'PUT /api/authoring/:courseId/drafts/:draftId/files': (call) =>
      ofAuthor(call, () =>
        call.transaction((db) => saveDraftFile(context, { db, actor: call.actor }, call.input)),
      ),
    'DELETE /api/authoring/:courseId/drafts/:draftId': (call) =>
      ofAuthor(call, () =>
        call.transaction((db) => discardDraft(context, { db, actor: call.actor }, call.input)),
      ),
    'POST /api/authoring/:courseId/drafts/:draftId/restoration': (call) =>
      ofAuthor(call, () =>
        call.transaction((db) => restoreDraft(context, { db, actor: call.actor }, call.input)),
      ),
    'POST /api/authoring/:courseId/drafts/:draftId/submission': (call) =>
      ofAuthor(call, async (author) => {
        const { input, db, actor } = call;
        const checked = (await maySubmit(db, input)) ? await checkedDraft(db, author, input.draftId) : null;
        if (checked && !checked.ok) return checked;
        const { course } = author;
        return call.transaction((tx) =>
          submitDraft(context, { db: tx, actor }, input, { course, isChecked: checked !== null }),
        );
      }),
    'DELETE /api/authoring/:courseId/drafts/:draftId/submission': (call) =>
      ofAuthor(call, () =>
        call.transaction((db) => withdrawDraft(context, { db, actor: call.actor }, call.input)),
      ),
    'POST /api/authoring/:courseId/drafts/:draftId/decision': (call) =>
      ofAuthor(call, async (author) => decide(context, call, author)),
    'POST /api/authoring/:courseId/left-updates': (call) =>
      ofAuthor(call, () =>
        call.transaction((db) => declineUpdate(context, { db, actor: call.actor }, call.input)),
      ),
  };
}
