import type { Intent } from './message.ts';

/** Answers about these reveal at most level and progress of a person. */
const SENT_TO_MODEL: ReadonlySet<Intent> = new Set<Intent>([
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

/**
 * Whether an answer may go to a language model. The product answers all others itself: marks, coins, bookings and the
 * like.
 */
export const mayGoToModel = (intent: Intent): boolean => SENT_TO_MODEL.has(intent);

/** What identifies a person, apart from the first name. */
export interface OwnNames {
  readonly fullName: string | null;
  readonly username: string;
  readonly email: string | null;
}

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/giu;
/** Phone, identity and card numbers; anything shorter is a figure in a lesson. */
const LONG_NUMBER = /\+?\d(?:[\s-]?\d){8,}/g;
/** With brackets and dots, in the groups of a phone number: elsewhere these are decimals and lists. */
const PHONE = /(^|[^\d.])\(?\d{2,3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b/g;
const SHORTEST_NAME = 3;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Redacts what identifies a person: addresses, long numbers, and all of their names but the first. */
export function redactIdentity(text: string, { fullName, username, email }: OwnNames): string {
  const [firstName = '', ...surnames] = fullName?.trim().split(/\s+/) ?? [];
  const parts = surnames.flatMap((name) => [name, ...name.split('-')]);
  const names = [...parts, username, email ?? ''].filter((name) => name.length >= SHORTEST_NAME);
  // A surname of two letters is an ordinary word, except after the first name.
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
