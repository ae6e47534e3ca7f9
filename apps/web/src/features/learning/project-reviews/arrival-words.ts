import type { ProjectSubmissionDetail } from '@academy/contract/learning/project-reviews';
import { type SastDay, sastDayAndMonth, startOfSastDay } from '@academy/domain/kernel';

type ArrivalFact = ProjectSubmissionDetail['arrival'][number];

/** Turns figures into a sentence that claims nothing beyond these figures. */
export function arrivalSentence(fact: ArrivalFact): string {
  switch (fact.kind) {
    case 'large-deliveries':
      return `${fact.lessons} lessons arrived in ${counted(fact.deliveries, 'delivery', 'deliveries')} ${between(fact.firstDay, fact.lastDay)}. Learning on a phone without network looks like this too.`;
    case 'quick-lessons':
      return `${fact.lessons} lessons that are meant to take ${hoursAndMinutes(fact.statedMinutes)} were studied for ${hoursAndMinutes(fact.studiedMinutes)}.`;
    case 'equal-steps':
      return fact.seconds === 0
        ? `${fact.lessons} lessons in a row were finished at the same second.`
        : `${fact.lessons} lessons in a row were finished exactly ${minutesAndSeconds(fact.seconds)} apart.`;
    case 'right-at-first':
      return `All ${fact.checks} checks were right at the first try.`;
    case 'long-days':
      return `On ${inWords(fact.day)}, ${fact.hours} hours of study were measured${others(fact.days - 1)}.`;
  }
}

const inWords = (day: SastDay) => sastDayAndMonth(startOfSastDay(day));
const between = (first: SastDay, last: SastDay) =>
  first === last ? `on ${inWords(first)}` : `between ${inWords(first)} and ${inWords(last)}`;
const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
const others = (days: number) =>
  days === 0 ? '' : `, and more than twelve on ${counted(days, 'other day', 'other days')}`;

function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const left = minutes % 60;
  return [hours > 0 && `${hours} h`, (left > 0 || hours === 0) && `${left} min`].filter(Boolean).join(' ');
}

function minutesAndSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const left = seconds % 60;
  return [minutes > 0 && `${minutes} min`, left > 0 && `${left} s`].filter(Boolean).join(' ');
}
