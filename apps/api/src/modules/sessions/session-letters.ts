import { MINUTES_BEFORE_START } from '@academy/domain/joining-links';
import { sastDateTime } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { ReminderKind } from '@academy/domain/sessions';

interface Letter {
  readonly subject: string;
  readonly body: string;
}

interface LetterSession {
  readonly title: string;
  readonly startsAt: Date;
}

const trainingPage = (publicUrl: string) => `${publicUrl}/training?view=calendar`;

function letter(subject: string, name: string, lines: readonly string[]): Letter {
  return { subject, body: [`Dumela ${name}`, '', ...lines, '', PRODUCT_NAME].join('\n') };
}

export function movedUpLetter(name: string, { title, startsAt }: LetterSession, publicUrl: string): Letter {
  return letter(`You have a seat: ${title}`, name, [
    `A seat has become free in "${title}", and it is now yours.`,
    `The session begins on ${sastDateTime(startsAt)}.`,
    '',
    'If you cannot come, please give the seat back, so that the next person gets it:',
    trainingPage(publicUrl),
  ]);
}

export function skippedLetter(
  name: string,
  { title, startsAt }: LetterSession,
  conflictTitle: string,
  publicUrl: string,
): Letter {
  return letter(`A seat went to the next person: ${title}`, name, [
    `A seat has become free in "${title}" on ${sastDateTime(startsAt)}.`,
    `At that time you have booked "${conflictTitle}", so the seat was offered to the next person.`,
    '',
    'You keep your place on the waiting list. If you would rather come to this session, give the other one back:',
    trainingPage(publicUrl),
  ]);
}

/** Both times, because who only reads the new one cannot tell what has changed. */
export function sessionMovedLetter(
  name: string,
  { title, startsAt }: LetterSession,
  newStart: Date,
  isWaiting: boolean,
): Letter {
  return letter(`New time: ${title}`, name, [
    `"${title}" has been moved.`,
    `Old time: ${sastDateTime(startsAt)}`,
    `New time: ${sastDateTime(newStart)}`,
    '',
    isWaiting ? 'You keep your place on the waiting list.' : 'You keep your seat.',
  ]);
}

export function seatLostLetter(
  name: string,
  { title, startsAt }: LetterSession,
  newStart: Date,
  conflictTitle: string,
): Letter {
  return letter(`Your seat was given back: ${title}`, name, [
    `"${title}" has been moved.`,
    `Old time: ${sastDateTime(startsAt)}`,
    `New time: ${sastDateTime(newStart)}`,
    '',
    `At the new time you have booked "${conflictTitle}". You keep that booking; your seat in "${title}" was given back.`,
  ]);
}

export function reminderLetter(
  kind: ReminderKind,
  name: string,
  { title, startsAt }: LetterSession,
  publicUrl: string,
): Letter {
  const subject = kind === 'hour' ? `Begins soon: ${title}` : `Reminder: ${title}`;
  return letter(subject, name, [
    `"${title}" begins on ${sastDateTime(startsAt)}.`,
    '',
    `From ${MINUTES_BEFORE_START} minutes before the start you can join here:`,
    trainingPage(publicUrl),
    '',
    'If you cannot come, please give your seat back there, so that somebody else gets it.',
  ]);
}
