import { accept, type Refusal, type Result, refuse, sastDateTime } from '../../kernel/index.ts';
import { readJoiningUrl } from '../joining-links/index.ts';
import { firstOverlap, type Interval, wrongStart } from './session.ts';

export const SESSION_MINUTES = { least: 15, most: 480 } as const;
export const SESSION_SEATS_MOST = 500;
/** A term: more weeks at once are probably a mistake. */
export const SESSION_WEEKS_MOST = 12;
export const MATERIAL_MOST_LINKS = 10;
export const MATERIAL_TITLE_MAX_CHARACTERS = 100;
export const CANCEL_REASON_MAX_CHARACTERS = 300;

const MINUTE_MS = 60_000;
/** South Africa has no daylight saving: a week later is the same time of day. */
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

interface Plan {
  readonly startsAt: Date;
  readonly minutes: number;
  /** 1: once. */
  readonly weeks: number;
}

export type PlanRefusal =
  | Refusal<'in-the-past' | 'too-far-ahead'>
  | (Refusal<'instructor-busy'> & { readonly values: { readonly title: string; readonly date: string } });

/** The times of a session that is repeated weekly, or the first objection: nothing is planned in part. */
export function planSessions(
  { startsAt, minutes, weeks }: Plan,
  held: readonly (Interval & { readonly title: string })[],
  now: Date,
): Result<Interval[], PlanRefusal> {
  const times = Array.from({ length: weeks }, (_, week) => {
    const start = new Date(startsAt.getTime() + week * WEEK_MS);
    return { startsAt: start, endsAt: new Date(start.getTime() + minutes * MINUTE_MS) };
  });
  for (const time of times) {
    const wrong = wrongStart(time.startsAt, now);
    if (wrong !== null) return refuse(wrong);
    const busy = firstOverlap(time, held);
    if (busy) {
      const values = { title: busy.title, date: sastDateTime(busy.startsAt) };
      return { ok: false, refusal: { code: 'instructor-busy', values } };
    }
  }
  return accept(times);
}

export interface MaterialLink {
  readonly title: string;
  readonly url: string;
}

/** What a trainer gives to participants: named links. A line without a name uses its address as the name. */
export function readMaterial(links: readonly MaterialLink[]): Result<MaterialLink[], Refusal<'not-a-link'>> {
  const read: MaterialLink[] = [];
  for (const { title, url } of links) {
    const address = readJoiningUrl(url);
    if (!address.ok) return address;
    read.push({ title: title.trim() || address.value, url: address.value });
  }
  return accept(read);
}
