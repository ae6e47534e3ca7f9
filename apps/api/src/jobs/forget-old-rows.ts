import { DEVICE_KNOWN_MS } from '@academy/domain/identity';
import { forgetAnswersBefore } from '../http/endpoints/repeatable-answers.store.ts';
import {
  createTryLimits,
  forgetDevicesBefore,
  forgetEndedSignIns,
  forgetLinksBefore,
} from '../modules/identity/index.ts';
import { forgetMailsBefore } from '../modules/outbox/index.ts';
import { forgetTakings } from '../modules/waitlist/index.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEEP_ANSWERS_MS = 2 * DAY_MS;
const KEEP_LINKS_MS = 30 * DAY_MS;
const KEEP_MAILS_MS = 90 * DAY_MS;

/** What has served its purpose is not kept (POPIA: no longer than needed). */
export async function forgetOldRows({
  db,
  sidePool,
  clock,
}: Pick<Services, 'db' | 'sidePool' | 'clock'>): Promise<void> {
  const now = clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await forgetEndedSignIns(db, now);
  await forgetLinksBefore(db, before(KEEP_LINKS_MS));
  await forgetAnswersBefore(db, before(KEEP_ANSWERS_MS));
  await forgetMailsBefore(db, before(KEEP_MAILS_MS));
  await forgetTakings(db, now);
  await forgetDevicesBefore(db, before(DEVICE_KNOWN_MS));
  await createTryLimits({ sidePool, clock }).forgetExpired();
}
