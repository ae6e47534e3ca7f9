import { coinsInWords } from '../coins/index.ts';
import type { TakenBack } from './take-back.ts';

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

interface Person {
  readonly they: string;
  readonly their: string;
  readonly have: string;
}

const READERS: { readonly [Reader in 'learner' | 'staff']: Person } = {
  learner: { they: 'you', their: 'your', have: 'you have' },
  staff: { they: 'they', their: 'their', have: 'they have' },
};
export type TakeBackReader = keyof typeof READERS;

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function coinLines({ coins, openClaims, balanceAfter }: TakenBack, { their, they, have }: Person): string[] {
  const isBelowZero = coins > 0 && balanceAfter < 0;
  return [
    ...(coins > 0 ? [`${capital(their)} ${coinsInWords(coins)} from this course.`] : []),
    ...(isBelowZero
      ? [
          `Some of them are spent already, so ${their} balance will be −${-balanceAfter}. New coins fill it up again, and ${they} owe no money.`,
        ]
      : []),
    ...(openClaims > 0
      ? [
          openClaims === 1
            ? `One reward from this course that ${have} not claimed yet.`
            : `${openClaims} rewards from this course that ${have} not claimed yet.`,
        ]
      : []),
  ];
}

/** What goes, line by line; empty where nothing does but the place. */
export function goesLines(taken: TakenBack, reader: TakeBackReader): string[] {
  const person = READERS[reader];
  const { their, they } = person;
  const { badges } = taken;
  return [
    ...coinLines(taken, person),
    ...(taken.hasCertificate
      ? [`${capital(their)} certificate. Its public page will say that the course was refunded.`]
      : []),
    ...(badges.length > 0
      ? [
          `${badges.length === 1 ? 'The badge' : 'The badges'} that ${they} earned only here: ${listed(badges)}.`,
        ]
      : []),
    ...(taken.hasWaitingProject
      ? [`The project that ${they} handed in will not be marked. ${capital(their)} text is kept.`]
      : []),
  ];
}

/** For the bell, in one sentence; null where nothing went but the place. */
export function takenBackNews(
  courseTitle: string,
  { coins, hasCertificate, badges }: TakenBack,
): string | null {
  const gone = [
    ...(coins > 0 ? [coinsInWords(coins)] : []),
    ...(hasCertificate ? ['your certificate'] : []),
    ...(badges.length > 0 ? [`${badges.length === 1 ? 'the badge' : 'the badges'} ${listed(badges)}`] : []),
  ];
  if (gone.length === 0) return null;
  return `${courseTitle} was refunded, so what it gave you went back as well: ${gone.join(', ')}.`;
}

/** What stays whatever goes, and how the rest comes back. */
export function staysLine(reader: TakeBackReader): string {
  const { they, their } = READERS[reader];
  return `What ${they} learned stays on ${their} record: lessons, results, experience points and streak. If ${they} take the course again later, the coins and badges come back and a new certificate is issued.`;
}
