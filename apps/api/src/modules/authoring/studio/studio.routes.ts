import type { publicContentEndpoints, studioEndpoints } from '@academy/contract/authoring/studio';
import { CONTENT_PATHS, type ContentType, contentTypeAt } from '@academy/domain/catalogue/content';
import { accept } from '@academy/domain/kernel';
import type { Call, Handlers } from '../../../http/endpoints/call.ts';
import type { Services } from '../../../services.ts';
import { createTryLimits } from '../../accounts/identity/index.ts';
import { AnswerCache, type CatalogueCache } from '../../catalogue/courses/index.ts';
import { latestImages } from './images.store.ts';
import { listEntries, readStudioEntry } from './list-entries.ts';
import { archiveEntry, decideProposal, deleteEntry, restoreEntry } from './settle-entry.ts';
import type { StudioContext } from './studio-context.ts';
import { imageAddress, uploadImage } from './upload-image.ts';
import { createEntry, updateEntry } from './write-entry.ts';

type Rows = typeof studioEndpoints;

/** After a change this process reloads the catalogue at once; the others within seconds. */
async function thenForget<Outcome>(context: StudioContext, outcome: Promise<Outcome>): Promise<Outcome> {
  const settled = await outcome;
  context.catalogue.forget();
  return settled;
}

/** The three writes of a type, at the specification's addresses. */
function writesOf(context: StudioContext, type: ContentType) {
  return {
    create: ({ input, transaction, actor }: Call<Rows['POST /api/admin/courses']>) =>
      thenForget(
        context,
        transaction((tx) => createEntry(context, tx, actor, { type, given: input })),
      ),
    async update(call: Call<Rows['PUT /api/admin/courses/:contentId']>) {
      const { input, transaction, actor, requireConfirmation } = call;
      // Before the transaction: a caller that holds a connection must not wait for another one.
      const catalogue = await context.catalogue.read();
      const { contentId: id, version, ...given } = input;
      const read = { version: version as number | undefined, catalogue };
      const update = { type, id, given, ...read, requireConfirmation };
      return thenForget(
        context,
        transaction((tx) => updateEntry(context, tx, actor, update)),
      );
    },
    remove: ({ input, transaction, actor }: Call<Rows['DELETE /api/admin/courses/:contentId']>) =>
      thenForget(
        context,
        transaction((tx) => deleteEntry(context, tx, actor, { type, id: input.contentId })),
      ),
  };
}

export function studioHandlers(context: StudioContext): Handlers<Rows> {
  const tryLimits = createTryLimits(context);
  const shown = async () => ({ catalogue: await context.catalogue.read(), now: context.clock() });
  const [course, event, collection, instructor, curriculum, path] = (
    ['course', 'event', 'collection', 'instructor', 'curriculum', 'learning-path'] as const
  ).map((type) => writesOf(context, type)) as [Writes, Writes, Writes, Writes, Writes, Writes];
  return {
    'POST /api/admin/courses': course.create,
    'PUT /api/admin/courses/:contentId': course.update,
    'DELETE /api/admin/courses/:contentId': course.remove,
    'POST /api/admin/events': event.create,
    'PUT /api/admin/events/:contentId': event.update,
    'DELETE /api/admin/events/:contentId': event.remove,
    'POST /api/admin/collections': collection.create,
    'PUT /api/admin/collections/:contentId': collection.update,
    'DELETE /api/admin/collections/:contentId': collection.remove,
    'POST /api/admin/instructors': instructor.create,
    'PUT /api/admin/instructors/:contentId': instructor.update,
    'DELETE /api/admin/instructors/:contentId': instructor.remove,
    'POST /api/admin/curriculums': curriculum.create,
    'PUT /api/admin/curriculums/:contentId': curriculum.update,
    'DELETE /api/admin/curriculums/:contentId': curriculum.remove,
    'POST /api/admin/learning-paths': path.create,
    'PUT /api/admin/learning-paths/:contentId': path.update,
    'DELETE /api/admin/learning-paths/:contentId': path.remove,
    async 'GET /api/admin/content/:contentType'({ input, db }) {
      const { contentType, ...filter } = input;
      return accept(await listEntries(db, { ...filter, type: contentTypeAt(contentType) }, await shown()));
    },
    'GET /api/admin/content/:contentType/:contentId': async ({ input, db }) =>
      readStudioEntry(db, contentTypeAt(input.contentType), input.contentId, await shown()),
    'GET /api/admin/images': async ({ db }) =>
      accept((await latestImages(db)).map(({ hash, ...size }) => ({ url: imageAddress(hash), ...size }))),
    async 'POST /api/admin/images'({ input, transaction, actor }) {
      const limited = await tryLimits.take({ 'image-uploads': actor.userId });
      if (limited) return { ok: false, refusal: { code: 'too-many-pictures', ...limited } } as const;
      return transaction((tx) => uploadImage(context, tx, actor, input));
    },
    'POST /api/admin/content/:contentType/:contentId/restoration': ({ input, transaction, actor }) =>
      thenForget(
        context,
        transaction((tx) => restoreEntry(context, tx, actor, entryOf(input))),
      ),
    'PUT /api/admin/content/:contentType/:contentId/archive': ({ input, transaction, actor }) =>
      thenForget(
        context,
        transaction((tx) =>
          archiveEntry(context, tx, actor, { ...entryOf(input), isArchived: input.isArchived }),
        ),
      ),
    'POST /api/admin/content/:contentType/:contentId/proposal': ({ input, transaction, actor }) =>
      thenForget(
        context,
        transaction((tx) => {
          const { decision, version } = input;
          return decideProposal(context, tx, actor, { ...entryOf(input), decision, version });
        }),
      ),
  };
}

type Writes = ReturnType<typeof writesOf>;
type Addressed = {
  readonly contentType: Parameters<typeof contentTypeAt>[0];
  readonly contentId: string;
};
const entryOf = ({ contentType, contentId }: Addressed) => ({
  type: contentTypeAt(contentType),
  id: contentId,
});

/** What programs and pages read of the types without a separate screen. */
export function publicContentHandlers({
  clock,
  catalogue: cache,
}: Pick<Services, 'clock'> & { readonly catalogue: CatalogueCache }): Handlers<
  typeof publicContentEndpoints
> {
  const answers = new AnswerCache(clock);
  return {
    'GET /api/instructors': () =>
      cache.use((catalogue) =>
        answers.of('all', { catalogue, quoted: [] }, () =>
          catalogue.instructors.map(({ id, name, avatarUrl }) => ({ id, name, avatarUrl })),
        ),
      ),
    'GET /api/curricula': () =>
      cache.use((catalogue) =>
        answers.of(CONTENT_PATHS.curriculum, { catalogue, quoted: [] }, () => catalogue.curricula.map(flat)),
      ),
    'GET /api/learning-paths': () =>
      cache.use((catalogue) =>
        answers.of(CONTENT_PATHS['learning-path'], { catalogue, quoted: [] }, () =>
          catalogue.learningPaths.map(flat),
        ),
      ),
  };
}

type PublicEntry = { readonly id: string; readonly fields: Readonly<Record<string, unknown>> };
const flat = ({ id, fields }: PublicEntry) => ({ ...fields, id });
