import { randomUUID } from 'node:crypto';
import { asNew, type ReplayedCall } from './calls.ts';
import { type Learners, stepsCompleted, studyOfOne } from './learners.ts';
import type { Unit } from './measure-cpu.ts';
import type { RecordedScreens } from './record-screens.ts';
import type { Work } from './send-calls.ts';

const LINES = 8;
const SEARCHES = ['chatbot', 'pyhton', 'how does a computer learn', 'mean median', 'popia', 'machne lerning'];

/** A row of the table, before it is known where it is measured. */
export type Row = Pick<Unit, 'name' | 'work' | 'lines'> & { readonly calls: number };

const get = (path: string, cookie: string): ReplayedCall => ({
  method: 'GET',
  path,
  headers: { cookie, 'accept-encoding': 'gzip, deflate, br' },
  body: '',
  status: 200,
});

const single = (name: string, work: Work, lines = LINES): Row => ({ name, calls: 1, lines, work });

export const bareRow = single('bare Fastify route, 1 kB', () => [get('/', '')]);

/** Cycles through the values forever. */
export function inTurn<Value>(values: readonly Value[]): () => Value | undefined {
  let turn = -1;
  return () => {
    turn += 1;
    return values[turn % values.length];
  };
}

/** The requests of a screen; its writes are made by one learner after the other. */
function screenRows(screens: RecordedScreens, { cookies }: Learners): Row[] {
  const nextCookie = inTurn(cookies);
  const screen = (name: string, calls: readonly ReplayedCall[]): Row => ({
    name,
    calls: calls.length,
    lines: LINES,
    work: () => {
      const cookie = nextCookie() ?? '';
      return calls.map((call) => asNew(call, randomUUID, new Date(), cookie));
    },
  });
  return [
    screen('landing page and figures', screens.landing),
    screen('Home', screens.home),
    screen('course page', screens.course),
    screen('lesson page', screens.lesson),
    screen("the lesson's answer alone", screens.lessonAlone),
    screen('lesson page, left', screens.lessonLeft),
    screen('landing page, again', screens.again.landing),
    screen('Home, again', screens.again.home),
    screen('course page, again', screens.again.course),
    screen('lesson page, again', screens.again.lesson),
  ];
}

function answerRows(cookie: string): Row[] {
  const nextText = inTurn(SEARCHES);
  return [
    single('own courses, JSON', () => [get('/api/progress/user', cookie)]),
    single('search', () => [get(`/api/search?text=${encodeURIComponent(nextText() ?? '')}`, cookie)]),
    single('signed in, GET /api/auth/user', () => [get('/api/auth/user', cookie)]),
  ];
}

function writingRows(many: Learners, one: Learners): Row[] {
  return [
    single('write: one step completed', stepsCompleted(many)),
    // One learner's reports are sent one after the other.
    single('write: the same learner, many events', studyOfOne(one.cookies[0] ?? '', one.lessons), 1),
  ];
}

const ORDER = [
  'landing page and figures',
  'Home',
  'course page',
  'lesson page',
  "the lesson's answer alone",
  'own courses, JSON',
  'write: one step completed',
  'search',
];

/** Those with a reference first, in its order. */
export function productRows(screens: RecordedScreens, many: Learners, one: Learners): Row[] {
  const cookie = screens.home.find(({ headers }) => headers.cookie)?.headers.cookie ?? '';
  const place = ({ name }: Row) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const rows = [...screenRows(screens, many), ...answerRows(cookie), ...writingRows(many, one)];
  return rows.toSorted((a, b) => place(a) - place(b));
}
