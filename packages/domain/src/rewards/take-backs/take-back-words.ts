import { coinsInWords } from '../coins/index.ts';
import type { TakenBack, UndoneRedemption } from './take-back.ts';

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

function coinLines({ coins, openClaims }: TakenBack, { their, have }: Person): string[] {
  return [
    ...(coins > 0 ? [`${capital(their)} ${coinsInWords(coins)} from this course.`] : []),
    ...(openClaims > 0
      ? [
          openClaims === 1
            ? `One reward from this course that ${have} not claimed yet.`
            : `${openClaims} rewards from this course that ${have} not claimed yet.`,
        ]
      : []),
  ];
}

/** The name by which its learner knows it. */
function undoneName({ isPlace, name, courseTitle }: UndoneName): string {
  if (isPlace) return `place in ${courseTitle}`;
  return `request for ${name}${courseTitle === null ? '' : ` (${courseTitle})`}`;
}
type UndoneName = Pick<UndoneRedemption, 'isPlace' | 'name' | 'courseTitle'>;

function undoneLine(undone: UndoneRedemption, { their, they }: Person): string {
  const { cost, coins, openClaims, hasCertificate, hasWaitingProject } = undone;
  const lost = [
    ...(coins > 0 ? [`the ${coinsInWords(coins)} from there`] : []),
    ...(openClaims > 0 ? ['the rewards there that were not claimed yet'] : []),
    ...(hasCertificate ? ['the certificate'] : []),
    ...(hasWaitingProject ? [`the marking of the project that ${they} handed in`] : []),
  ];
  const goes =
    lost.length === 0 ? '' : ` ${capital(listed(lost))} ${goWord(undone, lost.length)} with the place.`;
  return `${capital(their)} ${undoneName(undone)}, because the coins that are left do not cover it. Its ${coinsInWords(cost)} come back.${goes}`;
}

/** Coins and rewards are plural, even a single one. */
const goWord = ({ coins, openClaims }: UndoneRedemption, count: number) =>
  count > 1 || coins > 1 || openClaims > 0 ? 'go' : 'goes';

/** Why a balance stays below zero. */
function belowZeroLines({ balanceAfter }: TakenBack, { their, they, have }: Person): string[] {
  return balanceAfter < 0
    ? [
        `Some coins are spent on something that ${have} already received, so ${their} balance will be −${-balanceAfter}. New coins fill it up again, and ${they} owe no money.`,
      ]
    : [];
}

/** What is lost, line by line; empty if it is only the place. */
export function goesLines(taken: TakenBack, reader: TakeBackReader): string[] {
  const person = READERS[reader];
  const { their, they } = person;
  const { badges, undone } = taken;
  return [
    ...coinLines(taken, person),
    ...taken.undone.map((undone) => undoneLine(undone, person)),
    ...belowZeroLines(taken, person),
    ...(taken.hasCertificate
      ? [`${capital(their)} certificate. Its public page will say that the course was refunded.`]
      : []),
    ...(badges.length > 0
      ? [
          `${badges.length === 1 ? 'The badge' : 'The badges'} that ${they} earned only ${undone.length > 0 ? 'there' : 'here'}: ${listed(badges)}.`,
        ]
      : []),
    ...(taken.hasWaitingProject
      ? [`The project that ${they} handed in will not be marked. ${capital(their)} text is kept.`]
      : []),
  ];
}

/** The longest title of a notice. */
const NEWS_MAX_CHARACTERS = 300;

/** For the bell, in one sentence; null if only the place was lost. */
export function takenBackNews(
  courseTitle: string,
  {
    coins,
    hasCertificate,
    badges,
    undone,
  }: Pick<TakenBack, 'coins' | 'hasCertificate' | 'badges' | 'undone'>,
): string | null {
  const gone = [
    ...(coins > 0 ? [coinsInWords(coins)] : []),
    ...undone.map((each) => `your ${undoneName(each)}`),
    ...(hasCertificate ? ['your certificate'] : []),
    ...(badges.length > 0 ? [`${badges.length === 1 ? 'the badge' : 'the badges'} ${listed(badges)}`] : []),
  ];
  if (gone.length === 0) return null;
  const news = `${courseTitle} was refunded, so what it gave you went back as well: ${gone.join(', ')}.`;
  return news.length > NEWS_MAX_CHARACTERS ? `${news.slice(0, NEWS_MAX_CHARACTERS - 1)}…` : news;
}

/** What the learner keeps in any case, and how to get the rest back. */
export function staysLine(reader: TakeBackReader): string {
  const { they, their } = READERS[reader];
  return `What ${they} learned stays on ${their} record: lessons, results, experience points and streak. If ${they} take the course again later, the coins and badges come back and a new certificate is issued.`;
}
