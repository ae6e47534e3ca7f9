import {
  CONTENT_FIELDS,
  CONTENT_PATHS,
  CONTENT_TYPES,
  type ContentType,
  newEntry,
} from '@academy/domain/catalogue/content';
import { type FuzzWorld, openFuzzWorld } from '../../../../test/fuzz/fuzz-world.ts';
import { signInAs } from '../../../../test/sign-in/sign-in-as.ts';

interface Act {
  readonly values?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** What nobody may do to their own work is done by a second administrator. */
  readonly isSecond?: boolean;
}

let world: FuzzWorld;
let [first, second] = [
  { id: '', cookie: '' },
  { id: '', cookie: '' },
];

/** An academy with data of every kind, and two administrators. */
export async function openWalk() {
  world = await openFuzzWorld();
  const someone = async () => {
    const { id } = await world.academy.addAccount('administrator');
    return { id, cookie: await signInAs(world.academy, id) };
  };
  [first, second] = [await someone(), await someone()];
  return { academy: world.academy, first, second, close: () => world.close() };
}

export async function rowsOf(text: string, ...given: unknown[]) {
  return (await world.academy.database.pool.query(text, given)).rows;
}
async function oneOf(text: string, ...given: unknown[]) {
  return Object.values((await rowsOf(text, ...given))[0] ?? {})[0];
}
const known = (name: string, index = 0) => world.known[name]?.[index];
const read = async (url: string) => (await world.academy.call('GET', url, { cookie: first.cookie })).json();

const REASON = { reason: 'The letter of Monday.' };
/** The responses of earlier actions, by their endpoint. */
export const answers = new Map<string, Record<string, unknown>>();
const answered = (key: string, name: string) => answers.get(key)?.[name];

const part = (mark: number, ...content: number[]) => [0xff, mark, 0, content.length + 2, ...content];
const PICTURE = [
  0xff,
  0xd8,
  ...part(0xc0, 8, 0, 30, 0, 40, 1, 1, 0x11, 0),
  ...part(0xda, 1, 1, 0, 0, 63, 0),
  7,
  0xff,
  0xd9,
];

function entryOf(type: ContentType, title: string) {
  const whole = { ...newEntry(type, world.academy.services.clock()), title, name: title, description: 'D' };
  return Object.fromEntries(
    CONTENT_FIELDS[type].map(({ name }) => [name, whole[name as keyof typeof whole]]),
  );
}

const COURSE = 'data-visualisation';
const FOLDER = 'seeing-data';
const FILE = `${FOLDER}/why-draw.md`;
const inCourse = { courseId: COURSE };
const inDraft = () => ({ ...inCourse, draftId: answered('POST /api/authoring/:courseId/drafts', 'draftId') });
const newSession = () => oneOf("select id from training_sessions where title = 'Noted'");
const inSession = async () => ({ sessionId: await newSession() });
const batch = () => ({ batchId: answered('POST /api/admin/vouchers', 'id') });

const person = () => ({ personId: known('personId') });
const collection = () => ({
  contentType: 'collections',
  contentId: answered('POST /api/admin/collections', 'id'),
});
const draftVersion = () => oneOf('select version from course_drafts where id = $1', inDraft().draftId);
const submission = () => ({ submissionId: known('submissionId') });

const LINK = { url: 'https://meet.example.co.za/noted' };
const PROPOSED_FILE = `
  update course_files set is_edited = true, settled_text = text, file_text = text || '# New'
   where course_id = $1 and path = $2 returning version`;

async function lessonToRemove(courseId: string) {
  const [{ id, path }] = await rowsOf(
    `select l.id, f.path from lessons l join course_files f on f.course_id = l.course_id and f.path like '%.md'
      where l.course_id = $1 and l.is_written and f.text like '%id: ' || l.id || E'\\n%' limit 1`,
    courseId,
  );
  return { folder: String(path).split('/')[0], lessonId: id };
}

/** One action for each endpoint, in an order in which all succeed, and its log entries. */
export const WALK: readonly (readonly [
  key: string,
  actions: readonly string[],
  act: () => Act | Promise<Act>,
])[] = [
  [
    'PUT /api/admin/people/:personId',
    ['make-trainer'],
    () => ({ values: person(), body: { role: 'trainer', isSuspended: false, ...REASON } }),
  ],
  ['POST /api/admin/people/:personId/sign-out', ['end-sign-ins'], () => ({ values: person(), body: REASON })],
  [
    'POST /api/admin/people/:personId/password-link',
    ['send-password-link'],
    () => ({ values: person(), body: REASON }),
  ],
  [
    'POST /api/admin/people/:personId/second-factor-removal',
    ['remove-second-factor'],
    () => ({ values: person(), body: REASON }),
  ],
  [
    'PUT /api/admin/settings',
    ['change-setting'],
    async () => {
      const { settings, version } = await read('/api/admin/settings');
      return { body: { ...settings, places: settings.places + 1, version } };
    },
  ],
  ['POST /api/admin/waitlist/invitations', ['invite'], () => ({ body: { entryIds: [known('entryId')] } })],
  [
    'DELETE /api/admin/waitlist/invitations/:entryId',
    ['withdraw-invitation'],
    () => ({ values: { entryId: known('entryId') } }),
  ],
  [
    'DELETE /api/admin/waitlist/:entryId',
    ['remove-entry'],
    () => ({ values: { entryId: known('entryId', 1) } }),
  ],
  ...CONTENT_TYPES.flatMap((type): (typeof WALK)[number][] => {
    const list = `/api/admin/${CONTENT_PATHS[type]}`;
    const made = () => ({ contentId: answered(`POST ${list}`, 'id') });
    return [
      [`POST ${list}`, ['create-content'], () => ({ body: entryOf(type, 'Noted') })],
      [
        `PUT ${list}/:contentId`,
        ['update-content'],
        () => ({ values: made(), body: entryOf(type, 'Noted again') }),
      ],
      [`DELETE ${list}/:contentId`, ['delete-content'], () => ({ values: made() })],
    ];
  }),
  [
    'POST /api/admin/images',
    ['upload-image'],
    () => ({ body: { jpeg: Buffer.from(PICTURE).toString('base64') } }),
  ],
  [
    'POST /api/admin/content/:contentType/:contentId/restoration',
    ['restore-content'],
    () => ({ values: collection() }),
  ],
  [
    'PUT /api/admin/content/:contentType/:contentId/archive',
    ['archive-content'],
    () => ({ values: collection(), body: { isArchived: true } }),
  ],
  [
    'POST /api/admin/content/:contentType/:contentId/proposal',
    ['take-update'],
    async () => {
      const version = await oneOf(
        `update content_entries set origin = 'files', is_edited = true, settled_fields = fields,
                file_fields = jsonb_set(fields, '{title}', '"Of the files"')
          where type = 'collection' and id = $1 returning version`,
        collection().contentId,
      );
      return { values: collection(), body: { decision: 'take', version } };
    },
  ],
  [
    'POST /api/authoring/:courseId/drafts',
    ['begin-draft'],
    () => ({ values: inCourse, body: { title: 'Noted' } }),
  ],
  [
    'PUT /api/authoring/:courseId/drafts/:draftId/files',
    ['write-draft'],
    async () => {
      const [{ text, version }] = await rowsOf(
        'select text, version from course_files where course_id = $1 and path = $2',
        COURSE,
        FILE,
      );
      return {
        values: inDraft(),
        body: { path: FILE, text: `${text}\nOne more line.\n`, version: 0, baseVersion: version },
      };
    },
  ],
  ['DELETE /api/authoring/:courseId/drafts/:draftId', ['discard-draft'], () => ({ values: inDraft() })],
  [
    'POST /api/authoring/:courseId/drafts/:draftId/restoration',
    ['restore-draft'],
    () => ({ values: inDraft() }),
  ],
  [
    'POST /api/authoring/:courseId/drafts/:draftId/submission',
    ['submit-draft'],
    async () => ({ values: inDraft(), body: { version: await draftVersion() } }),
  ],
  [
    'DELETE /api/authoring/:courseId/drafts/:draftId/submission',
    ['withdraw-draft'],
    () => ({ values: inDraft() }),
  ],
  [
    'POST /api/authoring/:courseId/drafts/:draftId/decision',
    ['return-draft'],
    async () => {
      await rowsOf("update course_drafts set state = 'in-review' where id = $1", inDraft().draftId);
      return {
        values: inDraft(),
        isSecond: true,
        body: { decision: 'return', note: 'Please draw it.', version: await draftVersion() },
      };
    },
  ],
  [
    'POST /api/authoring/:courseId/modules',
    ['write-draft'],
    () => ({ values: inCourse, body: { title: 'Noted', lessonTitle: 'First' } }),
  ],
  [
    'POST /api/authoring/:courseId/lessons',
    ['write-draft'],
    () => ({ values: inCourse, body: { folder: FOLDER, title: 'Noted' } }),
  ],
  [
    'POST /api/authoring/:courseId/lesson-removals',
    ['begin-draft', 'write-draft'],
    async () => ({ values: { courseId: 'ai-fundamentals' }, body: await lessonToRemove('ai-fundamentals') }),
  ],
  [
    'POST /api/authoring/:courseId/left-updates',
    ['leave-update'],
    async () => {
      const [path, version] = ['project.yaml', await oneOf(PROPOSED_FILE, 'ai-fundamentals', 'project.yaml')];
      return { values: { courseId: 'ai-fundamentals' }, body: { path, version } };
    },
  ],
  ['POST /api/project-reviews/:submissionId/hold', ['hold-project'], () => ({ values: submission() })],
  [
    'POST /api/project-reviews/:submissionId/decision',
    ['review-project'],
    async () => {
      const { handedInAt, checklist } = await read(`/api/project-reviews/${submission().submissionId}`);
      const criteria = checklist.map(({ id }: { id: string }) => ({ id, isMet: true, comment: '' }));
      return { values: submission(), body: { handedInAt, isPassed: true, comment: 'Well done.', criteria } };
    },
  ],
  [
    'PUT /api/project-reviews/peer-reviews/:reviewId',
    ['hide-peer-review'],
    async () => {
      const reviewId = await oneOf(
        `update peer_reviews set handed_in_at = offered_at, sent_at = offered_at, comment = 'Rude words.', criteria = '[]',
                reported_at = offered_at where id = $1 returning id`,
        known('reviewId'),
      );
      return { values: { reviewId }, body: { isHidden: true } };
    },
  ],
  [
    'PUT /api/events/:eventId/joining-link',
    ['set-joining-link'],
    () => ({ values: { eventId: known('eventId') }, body: LINK }),
  ],
  [
    'POST /api/sessions',
    ['create-session'],
    () => ({
      body: {
        title: 'Noted',
        type: 'Workshop',
        description: 'Bring your questions.',
        courseId: null,
        date: '2026-12-20T08:00:00Z',
        minutes: 60,
        seats: 5,
        weeks: 1,
        instructorId: 'johan-van-wyk',
      },
    }),
  ],
  [
    'PUT /api/sessions/:sessionId/details',
    ['edit-session'],
    async () => ({ values: await inSession(), body: { seats: 6, material: [] } }),
  ],
  [
    'PUT /api/sessions/:sessionId',
    ['move-session'],
    async () => ({ values: await inSession(), body: { date: '2026-12-21T08:00:00Z' } }),
  ],
  [
    'PUT /api/sessions/:sessionId/joining-link',
    ['set-joining-link'],
    async () => ({ values: await inSession(), body: LINK }),
  ],
  [
    'POST /api/sessions/:sessionId/cancellation',
    ['cancel-session'],
    async () => ({ values: await inSession(), body: REASON }),
  ],
  [
    'POST /api/sessions/:sessionId/attendance',
    ['record-attendance'],
    async () => {
      const [personId, sessionId] = [known('personId'), 'fuzz-past'];
      await rowsOf(
        `insert into session_bookings (session_id, user_id, state, during, made_at)
         select id, $2, 'booked', tstzrange(starts_at, ends_at), starts_at from training_sessions where id = $1`,
        sessionId,
        personId,
      );
      return { values: { sessionId }, body: { personIds: [personId] } };
    },
  ],
  [
    'POST /api/admin/certificates/:certificateId/revocation',
    ['revoke-certificate'],
    () => ({ values: { certificateId: known('certificateId') }, body: REASON }),
  ],
  [
    'POST /api/students/:studentRef/messages',
    ['message-student'],
    async () => ({
      values: { studentRef: (await read('/api/students'))[0].ref },
      body: { text: 'How are you getting on?' },
    }),
  ],
  [
    'PUT /api/admin/instructor-accounts/:instructorId',
    ['assign-instructor'],
    () => ({ values: { instructorId: 'priya-naidoo' }, body: { personId: second.id } }),
  ],
  [
    'POST /api/admin/redemptions/:redemptionId/acceptance',
    ['accept-redemption'],
    () => ({ values: { redemptionId: known('redemptionId') }, body: { date: '2026-12-01T08:00:00Z' } }),
  ],
  [
    'POST /api/admin/redemptions/:redemptionId/fulfilment',
    ['fulfil-redemption'],
    () => ({ values: { redemptionId: known('redemptionId') } }),
  ],
  [
    'POST /api/admin/redemptions/:redemptionId/return',
    ['return-redemption'],
    () => ({ values: { redemptionId: known('redemptionId', 1) }, body: REASON }),
  ],
  [
    'POST /api/admin/orders/:reference/refund',
    ['refund-order'],
    async () => ({
      values: { reference: await oneOf("select reference from payment_orders where state = 'paid' limit 1") },
      body: REASON,
    }),
  ],
  [
    'POST /api/admin/vouchers',
    ['make-vouchers'],
    () => ({
      body: {
        sponsor: 'Noted',
        courseId: null,
        amountInRand: 500,
        size: 2,
        lastDay: '2026-12-31',
        province: null,
      },
    }),
  ],
  ['POST /api/admin/vouchers/:batchId/codes', ['take-voucher-codes'], () => ({ values: batch() })],
  ['POST /api/admin/vouchers/:batchId/withdrawal', ['withdraw-vouchers'], () => ({ values: batch() })],
  [
    'POST /api/tickets/:ticketId/messages',
    ['answer-ticket'],
    () => ({ values: { ticketId: known('ticketId') }, body: { text: 'Try the second step.' } }),
  ],
  [
    'POST /api/tickets/:ticketId/closing',
    ['close-ticket'],
    () => ({ values: { ticketId: known('ticketId') } }),
  ],
];
