import type { Intent } from './message.ts';

/** What is said of these is no more of a person than level and progress, or nothing of them at all. */
const LEAVING: ReadonlySet<Intent> = new Set<Intent>([
  'progress',
  'next-lesson',
  'level',
  'streak',
  'current-lesson',
  'courses',
  'courseware',
  'platform',
  'abilities',
  'clarify',
  'declined',
]);

/** Whether an answer may go to a language model. All others the house gives itself: marks, coins, bookings and the like. */
export const mayLeave = (intent: Intent): boolean => LEAVING.has(intent);

/** Who somebody is, apart from the first name. */
export interface OwnNames {
  readonly fullName: string | null;
  readonly username: string;
  readonly email: string | null;
}

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/giu;
/** Phone, identity and card numbers; what is shorter is a figure of a lesson. */
const LONG_NUMBER = /\+?\d(?:[\s-]?\d){8,}/g;
const SHORTEST_NAME = 3;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text without what says who somebody is: addresses, long numbers, and the own names but the first. */
export function withoutIdentity(text: string, { fullName, username, email }: OwnNames): string {
  const names = [...(fullName?.trim().split(/\s+/).slice(1) ?? []), username, email ?? ''].filter(
    (name) => name.length >= SHORTEST_NAME,
  );
  const masked = text.replaceAll(EMAIL, '[email]').replaceAll(LONG_NUMBER, '[number]');
  return names.reduce(
    (rest, name) =>
      rest.replaceAll(new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'giu'), '[name]'),
    masked,
  );
}
