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
/** With brackets and dots, in the groups of a phone number: elsewhere these make decimals and lists. */
const PHONE = /(^|[^\d.])\(?\d{2,3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b/g;
const SHORTEST_NAME = 3;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text without what says who somebody is: addresses, long numbers, and the own names but the first. */
export function withoutIdentity(text: string, { fullName, username, email }: OwnNames): string {
  const [firstName = '', ...surnames] = fullName?.trim().split(/\s+/) ?? [];
  const parts = surnames.flatMap((name) => [name, ...name.split('-')]);
  const names = [...parts, username, email ?? ''].filter((name) => name.length >= SHORTEST_NAME);
  // A surname of two letters is a word like any other, except behind the first name.
  const short = surnames.filter((name) => name.length < SHORTEST_NAME).map(escaped);
  const masked = text
    .replaceAll(EMAIL, '[email]')
    .replaceAll(LONG_NUMBER, '[number]')
    .replaceAll(PHONE, '$1[number]');
  const unnamed =
    short.length === 0
      ? masked
      : masked.replaceAll(
          new RegExp(`(${escaped(firstName)}\\s+)(?:${short.join('|')})(?![\\p{L}\\d])`, 'giu'),
          '$1[name]',
        );
  return names.reduce(
    (rest, name) =>
      rest.replaceAll(new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'giu'), '[name]'),
    unnamed,
  );
}
