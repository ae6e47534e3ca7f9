import { createHmac, timingSafeEqual } from 'node:crypto';

/** A person who loses a place can still read for this long. */
export const GRANT_MS = 30 * 60_000;

// A browser drops a cookie over 4 kB, and every lesson would then be closed.
const MOST_CHARACTERS = 3500;
const EVERY_COURSE = '*';
const SEPARATOR = ':';

/** Courses in which the person has a place; all of them for trainers. */
export type GrantedCourses = readonly string[] | 'all';

export interface DocumentAccess {
  readonly access: 'public' | 'signed-in' | 'place';
  readonly courseId: string | null;
}

interface GrantSecrets {
  readonly key: Buffer;
  /** The token of the sign-in to which the grant is bound: without its cookie the grant opens nothing. */
  readonly signInToken: string;
}

/** The purpose is signed too, so that a signature under the same key for another purpose is invalid here. */
function signatureOf(content: string, { key, signInToken }: GrantSecrets): string {
  const signed = `documents\n${content}\n${signInToken}`;
  return createHmac('sha256', key).update(signed).digest('base64url');
}

function scopeOf(courses: GrantedCourses): string {
  if (courses === 'all') return EVERY_COURSE;
  return courses.reduce((scope, courseId) => {
    const longer = `${scope}${SEPARATOR}${encodeURIComponent(courseId)}`;
    return longer.length > MOST_CHARACTERS ? scope : longer;
  }, '');
}

const MINUTE_MS = 60_000;

/** In whole minutes, so that a grant issued again within one is the same. */
export const grantedUntil = (now: Date) => Math.floor((now.getTime() + GRANT_MS) / MINUTE_MS) * MINUTE_MS;

/** The cookie value that grants a browser documents: expiry, courses, and our signature. */
export function writeGrant(courses: GrantedCourses, now: Date, secrets: GrantSecrets): string {
  const until = (grantedUntil(now) / 1000).toString(36);
  const content = `${until}${SEPARATOR}${scopeOf(courses)}`;
  return `${signatureOf(content, secrets)}${SEPARATOR}${content}`;
}

/** The content of a grant. */
export interface OpenedGrant {
  readonly courses: GrantedCourses;
  readonly untilMs: number;
}

/** A grant that we signed for this sign-in, expired or not; null for anything else. */
export function openGrant(grant: string, secrets: GrantSecrets): OpenedGrant | null {
  const end = grant.indexOf(SEPARATOR);
  if (end === -1) return null;
  const content = grant.slice(end + 1);
  const given = Buffer.from(grant.slice(0, end));
  const expected = Buffer.from(signatureOf(content, secrets));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [until = '', ...scope] = content.split(SEPARATOR);
  const courses = scope[0] === EVERY_COURSE ? 'all' : scope.filter(Boolean).map(decodeURIComponent);
  return { courses, untilMs: Number.parseInt(until, 36) * 1000 };
}

/** The courses of a grant until it expires. */
export function coursesOf(grant: OpenedGrant | null, now: Date): GrantedCourses | null {
  return grant !== null && now.getTime() < grant.untilMs ? grant.courses : null;
}

/** Whether a reader with this grant, or with none, may have the document. */
export function mayHave({ access, courseId }: DocumentAccess, granted: GrantedCourses | null): boolean {
  if (access === 'public') return true;
  if (granted === null) return false;
  if (access === 'signed-in' || granted === 'all') return true;
  return courseId !== null && granted.includes(courseId);
}
