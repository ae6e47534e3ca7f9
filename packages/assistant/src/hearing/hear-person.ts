import { PERSON_CONCERNS, type PersonConcern } from '@academy/domain/assistant/care';
import { readingsOf } from './message-readings.ts';
import { CRISIS, CRISIS_OF_LIFE, CRISIS_OF_PEOPLE } from './wording/crisis-wording.ts';
import { DISTRESS, DISTRESS_OF_LIFE } from './wording/distress-wording.ts';
import { CRISIS_AT_HOME, CRISIS_AT_HOME_OF_LIFE } from './wording/home-crisis-wording.ts';
import { DISTRESS_AT_HOME, DISTRESS_AT_HOME_OF_LIFE } from './wording/home-distress-wording.ts';
import { OF_FIGURES, OF_LIFE, OF_MACHINES, OF_STUDY } from './wording/subjects.ts';
import { VIOLENCE } from './wording/violence-wording.ts';

type Says = (text: string) => boolean;

const anyOf =
  (patterns: readonly RegExp[]): Says =>
  (text) =>
    patterns.some((pattern) => pattern.test(text));

const isStudy: Says = (text) => OF_STUDY.test(text) && !OF_LIFE.test(text);
const isFigures: Says = (text) => OF_FIGURES.test(text) && !OF_LIFE.test(text);

const unless =
  (patterns: readonly RegExp[], ...isOther: readonly Says[]): Says =>
  (text) =>
    anyOf(patterns)(text) && !isOther.some((is) => is(text));

const HEARD: Readonly<Record<PersonConcern, readonly Says[]>> = {
  crisis: [
    anyOf(CRISIS),
    anyOf(CRISIS_AT_HOME),
    unless(CRISIS_OF_PEOPLE, (text) => OF_MACHINES.test(text), isFigures),
    unless(CRISIS_OF_LIFE, isStudy),
    unless(CRISIS_AT_HOME_OF_LIFE, isStudy),
  ],
  violence: [unless(VIOLENCE, isFigures)],
  distress: [
    unless(DISTRESS, isFigures),
    unless(DISTRESS_OF_LIFE, isStudy, isFigures),
    anyOf(DISTRESS_AT_HOME),
    unless(DISTRESS_AT_HOME_OF_LIFE, isStudy),
  ],
};

/** What a message says about its author, by its words alone; null for nearly all of them. */
export function hearPerson(message: string): PersonConcern | null {
  const readings = readingsOf(message);
  const isHeard = (concern: PersonConcern) =>
    HEARD[concern].some((says) => readings.some((reading) => says(reading)));
  return PERSON_CONCERNS.find(isHeard) ?? null;
}

/** Whether it speaks only of lessons, machines or figures. */
export function isAboutWork(message: string): boolean {
  const [text = ''] = readingsOf(message);
  return isStudy(text) || isFigures(text) || OF_MACHINES.test(text);
}
