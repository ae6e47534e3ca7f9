import { sastDateTime } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';
import { MINUTES_BEFORE_START } from '@academy/domain/teaching/joining-links';
import type { ReminderKind } from '@academy/domain/teaching/sessions';

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
    `A seat has opened up in “${title}”, and it is yours.`,
    `The session starts on ${sastDateTime(startsAt)}.`,
    '',
    'If you cannot make it, please cancel your booking so that the next person gets the seat:',
    trainingPage(publicUrl),
  ]);
}

export function skippedLetter(
  name: string,
  { title, startsAt }: LetterSession,
  conflictTitle: string,
  publicUrl: string,
): Letter {
  return letter(`Seat passed on: ${title}`, name, [
    `A seat opened up in “${title}” on ${sastDateTime(startsAt)}.`,
    `You have booked “${conflictTitle}” at that time, so the seat went to the next person in line.`,
    '',
    'You keep your place on the waiting list. If you would rather come to this session, cancel the other booking:',
    trainingPage(publicUrl),
  ]);
}

/** Both times, because the new one alone does not show what has changed. */
export function sessionMovedLetter(
  name: string,
  { title, startsAt }: LetterSession,
  newStart: Date,
  isWaiting: boolean,
): Letter {
  return letter(`New time: ${title}`, name, [
    `“${title}” has moved to a new time.`,
    `Old time: ${sastDateTime(startsAt)}`,
    `New time: ${sastDateTime(newStart)}`,
    '',
    isWaiting ? 'You keep your place on the waiting list.' : 'You keep your seat.',
  ]);
}

export function sessionCancelledLetter(
  name: string,
  { title, startsAt }: LetterSession,
  reason: string,
  publicUrl: string,
): Letter {
  return letter(`Cancelled: ${title}`, name, [
    `“${title}” on ${sastDateTime(startsAt)} will not take place. We are sorry.`,
    ...(reason === '' ? [] : ['', 'Your trainer writes:', reason]),
    '',
    'You are welcome to book another session:',
    trainingPage(publicUrl),
  ]);
}

export function seatLostLetter(
  name: string,
  { title, startsAt }: LetterSession,
  newStart: Date,
  conflictTitle: string,
): Letter {
  return letter(`Your seat was released: ${title}`, name, [
    `“${title}” has moved to a new time.`,
    `Old time: ${sastDateTime(startsAt)}`,
    `New time: ${sastDateTime(newStart)}`,
    '',
    `You have booked “${conflictTitle}” at the new time. You keep that booking, and your seat in “${title}” has been released.`,
  ]);
}

export function reminderLetter(
  kind: ReminderKind,
  name: string,
  { title, startsAt }: LetterSession,
  publicUrl: string,
): Letter {
  const subject = kind === 'hour' ? `Starting soon: ${title}` : `Reminder: ${title}`;
  return letter(subject, name, [
    `“${title}” starts on ${sastDateTime(startsAt)}.`,
    '',
    `You can join here from ${MINUTES_BEFORE_START} minutes before the start:`,
    trainingPage(publicUrl),
    '',
    'If you cannot make it, please cancel your booking there so that somebody else gets the seat.',
  ]);
}
