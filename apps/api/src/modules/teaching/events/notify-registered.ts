import { sastDateTime } from '@academy/domain/kernel';
import { PRODUCT_NAME } from '@academy/domain/product';
import type { Queryable } from '../../../database/connect.ts';
import { addNotices } from '../../academy/notices/index.ts';
import { queueMail } from '../../academy/outbox/index.ts';
import { findEvent, registeredPeople } from './registrations.store.ts';

interface EventChange {
  readonly eventId: string;
  /** Each change is a separate notice. */
  readonly version: number;
  readonly kind: 'event-cancelled' | 'event-restored';
  readonly publicUrl: string;
  readonly now: Date;
}

function letterOf(kind: EventChange['kind'], name: string, title: string, startsAt: Date, publicUrl: string) {
  const event = `“${title}” on ${sastDateTime(startsAt)}`;
  const [subject, ...lines] =
    kind === 'event-cancelled'
      ? [
          `Cancelled: ${title}`,
          `${event} will not take place. We are sorry.`,
          '',
          'You are welcome to look for another event:',
          `${publicUrl}/events`,
        ]
      : [
          `It takes place after all: ${title}`,
          `${event} takes place after all. Your registration still counts.`,
          '',
          'If you cannot make it any more, please withdraw your registration:',
          `${publicUrl}/events`,
        ];
  return { subject, body: [`Dumela ${name}`, '', ...lines, '', PRODUCT_NAME].join('\n') };
}

/** Notifies people who registered that the event was taken away or is back; not once it has begun. */
export async function notifyRegistered(
  tx: Queryable,
  { eventId, version, kind, publicUrl, now }: EventChange,
): Promise<void> {
  const event = await findEvent(tx, eventId);
  if (!event || event.startsAt <= now) return;
  const { title, startsAt } = event;
  const people = await registeredPeople(tx, eventId);
  const notice = { kind, subject: `${eventId}:${version}`, title, dueAt: startsAt, happenedAt: now };
  await addNotices(
    tx,
    people.map(({ userId }) => ({ userId, ...notice })),
  );
  for (const { email, name } of people)
    if (email !== null)
      await queueMail(tx, { recipient: email, ...letterOf(kind, name, title, startsAt, publicUrl), now });
}
