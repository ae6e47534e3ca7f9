import { READ_NOTICE_KEPT_DAYS } from '@academy/domain/academy/notices';
import { DEVICE_KNOWN_MS } from '@academy/domain/accounts/identity';
import { sastDay } from '@academy/domain/kernel';
import { KEPT_DAYS } from '@academy/domain/privacy/own-data';
import { forgetAnswersBefore } from '../http/endpoints/repeatable-answers.store.ts';
import { forgetNoticesReadBefore } from '../modules/academy/notices/index.ts';
import { forgetMailsBefore } from '../modules/academy/outbox/index.ts';
import {
  createTryLimits,
  forgetChallengesBefore,
  forgetChangesBefore,
  forgetDevicesBefore,
  forgetEndedSignIns,
  forgetLinksBefore,
} from '../modules/accounts/identity/index.ts';
import { forgetTakings } from '../modules/admissions/waitlist/index.ts';
import {
  forgetConversationsBefore,
  forgetGapsBefore,
  forgetGapsThat,
  forgetLearnerDaysBefore,
  hear,
} from '../modules/assistant/agents/index.ts';
import { forgetDiscardedDrafts } from '../modules/authoring/drafts/index.ts';
import {
  forgetOldBuyers,
  forgetPapersDrawnBefore,
  forgetPaymentEventsBefore,
} from '../modules/commerce/payments/index.ts';
import { forgetExports, noteRemoval } from '../modules/privacy/own-data/index.ts';
import { forgetCertificatesDrawnBefore } from '../modules/rewards/certificates/index.ts';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What has served its purpose is not kept (POPIA: no longer than needed), and what was removed can be looked up. */
export async function forgetOldRows({
  db,
  sidePool,
  clock,
}: Pick<Services, 'db' | 'sidePool' | 'clock'>): Promise<void> {
  const now = clock();
  const before = (count: number) => new Date(now.getTime() - count * DAY_MS);
  const removed = {
    sign_ins: await forgetEndedSignIns(db, now),
    one_time_links: await forgetLinksBefore(db, before(KEPT_DAYS.links)),
    repeatable_answers: await forgetAnswersBefore(db, before(KEPT_DAYS.answers)),
    outbox_mails: await forgetMailsBefore(db, before(KEPT_DAYS.mails)),
    payment_events: await forgetPaymentEventsBefore(db, before(KEPT_DAYS.paymentEvents)),
    payment_orders: await forgetOldBuyers(db, now),
    drawn_payment_papers: await forgetPapersDrawnBefore(db, before(KEPT_DAYS.drawnPapers)),
    drawn_certificates: await forgetCertificatesDrawnBefore(db, before(KEPT_DAYS.drawnPapers)),
    chat_sessions: await forgetConversationsBefore(db, before(KEPT_DAYS.conversations)),
    llm_learner_days: await forgetLearnerDaysBefore(db, sastDay(before(KEPT_DAYS.conversations))),
    content_gaps:
      (await forgetGapsBefore(db, before(KEPT_DAYS.contentGaps))) +
      (await forgetGapsThat(db, (question) => hear(question) !== null)),
    notices: await forgetNoticesReadBefore(db, before(READ_NOTICE_KEPT_DAYS)),
    waitlist_takings: await forgetTakings(db, now),
    known_devices: await forgetDevicesBefore(db, before(DEVICE_KNOWN_MS / DAY_MS)),
    email_changes: await forgetChangesBefore(db, before(KEPT_DAYS.mails)),
    passkey_challenges: await forgetChallengesBefore(db, now),
    course_drafts: await forgetDiscardedDrafts(db, before(KEPT_DAYS.discardedDrafts)),
    data_exports: await forgetExports(db, now),
  };
  await createTryLimits({ sidePool, clock }).forgetExpired();
  await noteRemoval(db, { cause: 'retention', ranAt: now, removed });
}
