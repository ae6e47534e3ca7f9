import type pg from 'pg';
import { COURSE, type RoundLearner } from './round-learners.ts';
import type { SentWrite } from './send-writes.ts';

export interface FoundWrites {
  /** Acknowledged writes that are missing, or no longer there. */
  readonly lost: string[];
  /** Writes that are stored more than once, and things that nobody has sent. */
  readonly doubled: string[];
}

interface Ledger {
  readonly balance: number;
  readonly earned: number;
  readonly spent: number;
}

interface Statement {
  readonly entries: readonly { id: string; amount: number }[];
  readonly next: number | null;
}

/** The API's view of what the learner has done. */
async function readLearner(address: string, { cookie, plan }: RoundLearner) {
  const get = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${address}${path}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const { isEnrolled } = await get<{ isEnrolled: boolean }>(`/api/courses/${COURSE}/progress`);
  const lessonPath = plan.find(({ kind }) => kind === 'note')?.path.replace('/writings/notes', '') ?? '';
  const lesson = isEnrolled
    ? await get<{ writings: { slot: string; text: string }[] }>(lessonPath)
    : { writings: [] };
  const tickets = await get<{ subject: string }[]>('/api/tickets');
  const sessions = await get<{ id: string; booking: unknown }[]>('/api/sessions');
  const statement = await get<Statement>('/api/coins/entries');
  if (statement.next !== null) throw new Error('There are more entries than one answer holds.');
  return {
    isEnrolled,
    note: lesson.writings.find(({ slot }) => slot === 'notes')?.text ?? null,
    subjects: tickets.map(({ subject }) => subject),
    bookings: sessions.filter(({ booking }) => booking !== null).map(({ id }) => id),
    goal: (await get<{ goal: string | null }>('/api/profile')).goal,
    entries: statement.entries,
    coins: await get<Ledger>('/api/coins'),
  };
}

type LearnerState = Awaited<ReturnType<typeof readLearner>>;

const times = <Item>(items: readonly Item[], wanted: Item) => items.filter((item) => item === wanted).length;

/** How often a write that leaves a separate row is found. */
function countOf(
  { write, answer }: SentWrite,
  state: LearnerState,
  events: ReadonlyMap<string, number>,
): number {
  switch (write.kind) {
    case 'enrolment':
      return Number(state.isEnrolled);
    case 'learning': {
      const counts = write.mark.split(' ').map((id) => events.get(id) ?? 0);
      return counts.every((count) => count === 1) ? 1 : Math.max(...counts) > 1 ? 2 : 0;
    }
    case 'ticket':
      return times(state.subjects, write.mark);
    case 'booking':
      return times(state.bookings, write.mark);
    case 'claim': {
      const { entry } = JSON.parse(answer ?? '{"entry":{}}') as { entry: { id?: string } };
      return state.entries.filter(({ id }) => id === entry.id).length;
    }
    case 'note':
    case 'profile':
      return 1;
  }
}

/** Whether the stored value is the last acknowledged one, or one that was sent after it. */
function isLatest(sent: readonly SentWrite[], found: string | null): boolean {
  const lastAnswered = sent.findLastIndex(({ answer }) => answer !== null);
  return lastAnswered < 0 || sent.slice(lastAnswered).some(({ write }) => write.mark === found);
}

const ofKind = (sent: readonly SentWrite[], kind: SentWrite['write']['kind']) =>
  sent.filter(({ write }) => write.kind === kind);

function judgeLearner(
  sent: readonly SentWrite[],
  state: LearnerState,
  events: ReadonlyMap<string, number>,
): FoundWrites {
  const name = ({ write }: SentWrite) => `${write.kind} ${write.mark || write.key}`;
  const counted = sent.map((one) => ({ one, count: countOf(one, state, events) }));
  const lost = counted
    .filter(({ one, count }) => one.answer !== null && count === 0)
    .map(({ one }) => name(one));
  const doubled = counted.filter(({ count }) => count > 1).map(({ one }) => name(one));
  if (!isLatest(ofKind(sent, 'note'), state.note)) lost.push(`note, found: ${state.note}`);
  if (!isLatest(ofKind(sent, 'profile'), state.goal)) lost.push(`goal, found: ${state.goal}`);

  const claims = ofKind(sent, 'claim');
  if (state.entries.length > claims.length)
    doubled.push(`${state.entries.length} of ${claims.length} claims`);
  if (state.subjects.length > ofKind(sent, 'ticket').length) doubled.push(`${state.subjects.length} tickets`);
  const reported = ofKind(sent, 'learning').flatMap(({ write }) => write.mark.split(' '));
  if ([...events.keys()].some((id) => !reported.includes(id))) doubled.push('an event that nobody sent');
  const sum = state.entries.reduce((total, { amount }) => total + amount, 0);
  const { balance, earned, spent } = state.coins;
  if (sum !== balance || earned - spent !== balance) doubled.push(`ledger ${sum}, balance ${balance}`);
  return { lost, doubled };
}

/** Reads each learner through the API; device reports are in no response, so they are looked up in the log. */
export async function countFound(
  address: string,
  pool: pg.Pool,
  learners: readonly RoundLearner[],
  sent: readonly SentWrite[],
): Promise<FoundWrites> {
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const learner of learners) {
    const { rows } = await pool.query<{ id: string; count: number }>(
      `select id, count(*)::int from learning_events where user_id = $1 and kind = 'lesson-studied' group by id`,
      [learner.id],
    );
    const events = new Map(rows.map(({ id, count }) => [id, count]));
    const own = sent.filter((one) => one.learner === learner);
    const found = judgeLearner(own, await readLearner(address, learner), events);
    lost.push(...found.lost);
    doubled.push(...found.doubled);
  }
  return { lost, doubled };
}
