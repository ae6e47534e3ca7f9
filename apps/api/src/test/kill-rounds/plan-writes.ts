import { type Random, shuffled } from '@academy/domain/learning/questions';

/** One write of a learner, as it is sent. */
export interface Write {
  readonly kind: 'enrolment' | 'learning' | 'note' | 'ticket' | 'booking' | 'claim' | 'profile';
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Null when the body itself identifies repeated writes. */
  readonly key: string | null;
  /** How it is found again; empty for a claim, whose entry has a new id. */
  readonly mark: string;
}

export interface RoundPlaces {
  readonly courseId: string;
  readonly quoteId: string;
  readonly lessonIds: readonly string[];
  readonly sessionIds: readonly string[];
}

export const CLAIMS = 6;
const COUNTS = { learning: 12, note: 7, ticket: 6, claim: CLAIMS, profile: 5 } as const;

function uuidFrom(random: Random): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  const [a, b, c, d, e] = [0, 8, 13, 17, 20].map((start) => digits.slice(start, start + 12));
  return `${a?.slice(0, 8)}-${b?.slice(0, 4)}-4${c?.slice(0, 3)}-8${d?.slice(0, 3)}-${e}`;
}

/** One learner's writes in a round: first a place in the course, then the rest in an order given by the seed. */
export function planWrites(places: RoundPlaces, random: Random): Write[] {
  const { courseId, quoteId, lessonIds, sessionIds } = places;
  const lesson = (turn: number) => lessonIds[turn % lessonIds.length] ?? '';
  const now = Date.now();
  const times = <Made>(count: number, make: (turn: number) => Made) =>
    Array.from({ length: count }, (_, turn) => make(turn));

  const learning = times(COUNTS.learning, (turn): Write => {
    const events = times(2, (part) => ({
      id: uuidFrom(random),
      kind: 'lesson-studied',
      lessonId: lesson(turn + part),
      occurredAt: new Date(now + turn * 1000).toISOString(),
      seconds: 1,
    }));
    const mark = events.map(({ id }) => id).join(' ');
    return {
      kind: 'learning',
      method: 'POST',
      path: '/api/learning-events',
      body: { events },
      key: null,
      mark,
    };
  });
  const notes = times(COUNTS.note, (turn): Write => {
    const text = `note ${turn} ${uuidFrom(random)}`;
    const body = { text, writtenAt: new Date(now + turn * 1000).toISOString() };
    const path = `/api/lessons/${lesson(0)}/writings/notes`;
    return { kind: 'note', method: 'PUT', path, body, key: null, mark: text };
  });
  const tickets = times(COUNTS.ticket, (turn): Write => {
    const subject = `question ${turn} ${uuidFrom(random)}`;
    const body = { subject, text: 'What comes next?' };
    return {
      kind: 'ticket',
      method: 'POST',
      path: '/api/tickets',
      body,
      key: uuidFrom(random),
      mark: subject,
    };
  });
  const claims = times(COUNTS.claim, (): Write => {
    const body = { activity: 'assessment' };
    return {
      kind: 'claim',
      method: 'POST',
      path: '/api/coins/claims',
      body,
      key: uuidFrom(random),
      mark: '',
    };
  });
  const profiles = times(COUNTS.profile, (turn): Write => {
    const goal = `goal ${turn} ${uuidFrom(random)}`;
    const body = { fullName: 'Thandi Nkosi', province: 'Gauteng', goal };
    return { kind: 'profile', method: 'PUT', path: '/api/profile', body, key: null, mark: goal };
  });
  const bookings = sessionIds.map(
    (id): Write => ({
      kind: 'booking',
      method: 'POST',
      path: `/api/sessions/${id}/bookings`,
      body: { orWait: false },
      key: uuidFrom(random),
      mark: id,
    }),
  );
  const enrolment: Write = {
    kind: 'enrolment',
    method: 'POST',
    path: `/api/courses/${courseId}/enrolments`,
    body: { quoteId },
    key: uuidFrom(random),
    mark: courseId,
  };
  return [
    enrolment,
    ...inTheirOrder(
      shuffled([...learning, ...notes, ...tickets, ...claims, ...profiles, ...bookings], random),
    ),
  ];
}

/** Writes that replace an earlier one stay in the order of their numbers. */
function inTheirOrder(writes: Write[]): Write[] {
  const order = (kind: Write['kind']) => writes.filter((write) => write.kind === kind).sort(byTurn);
  const replacing = new Map([...(['note', 'profile'] as const)].map((kind) => [kind as string, order(kind)]));
  return writes.map((write) => replacing.get(write.kind)?.shift() ?? write);
}

const byTurn = (a: Write, b: Write) => (a.mark < b.mark ? -1 : 1);
