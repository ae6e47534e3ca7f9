import { setTimeout as pause } from 'node:timers/promises';
import type { IsolationKind } from '@academy/domain/overview/operations';
import { sideDatabase } from '../database/connect.ts';
import { createListener } from '../database/listener.ts';
import { REQUEST_LIMIT_MS } from '../http/endpoints/time-limit.ts';
import { answerersOf, contextOf } from '../modules/index.ts';
import type { Services } from '../services.ts';
import { nameOfAnsweringWorker } from '../worker-calls/answering-workers.store.ts';
import {
  answerCall,
  type ClaimedCall,
  claimCalls,
  forgetOldCalls,
  LISTEN_TO_CALLS,
  releaseCalls,
} from '../worker-calls/worker-calls.store.ts';

/** Also when nothing is heard: the notification of a call can be lost with its connection. */
const LOOK_EVERY_MS = 5000;
const LONGEST_FINISH_MS = 5000;

type AnsweringContext = Services & { readonly publicUrl: string; readonly isolation: IsolationKind };

type Lane = ReturnType<typeof answerersOf>[number];

export interface Answering {
  readonly stop: () => Promise<void>;
}

/** Answers the calls of web servers until it is stopped; what it has not finished by then is left to other workers. */
export function startAnswering(context: AnsweringContext): Answering {
  const { log, publicUrl, isolation } = context;
  const db = sideDatabase(context.sidePool);
  const answerers = answerersOf(
    contextOf(context, { publicUrl: () => publicUrl, limitMs: REQUEST_LIMIT_MS }),
  );
  const unanswered = new Set<string>();
  const underWay = new Set<Promise<void>>();
  let isStopping = false;

  function follow(work: Promise<void>): void {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  }

  async function work({ id, input }: ClaimedCall, answer: Lane['answer']): Promise<void> {
    unanswered.add(id);
    try {
      await answerCall.row(db, id, Buffer.from(await answer(input)), null);
    } catch (err) {
      log.warn({ err }, 'a call of a web server could not be answered');
      await answerCall
        .row(db, id, null, err instanceof Error ? err.message : 'unknown')
        .catch(() => undefined);
    } finally {
      unanswered.delete(id);
    }
  }

  /** Takes calls of these kinds while there is room for more of them. */
  function createLook({ kinds, mostAtOnce, answer }: Lane): (kind?: string) => void {
    let busy = 0;
    let isClaiming = false;
    let isNewsMissed = false;

    async function claim(): Promise<void> {
      const room = mostAtOnce - busy;
      if (room === 0 || isStopping) return;
      for (const call of await claimCalls.rows(db, kinds, room)) {
        busy += 1;
        const done = work(call, answer).finally(() => {
          busy -= 1;
          look();
        });
        follow(done);
      }
    }

    async function claimUntilNoNews(): Promise<void> {
      do {
        isNewsMissed = false;
        await claim().catch((err: unknown) => log.warn({ err }, 'calls of web servers could not be read'));
      } while (isNewsMissed);
      isClaiming = false;
    }

    function look(kind?: string): void {
      if (kind && !kinds.includes(kind)) return;
      isNewsMissed = isClaiming;
      if (isClaiming) return;
      isClaiming = true;
      follow(claimUntilNoNews());
    }
    return look;
  }

  const looks = answerers.filter(({ kinds }) => kinds.length > 0).map(createLook);
  const lookEverywhere = (kind?: string) => {
    for (const look of looks) look(kind);
  };
  const listener = createListener(context, {
    statement: LISTEN_TO_CALLS,
    applicationName: nameOfAnsweringWorker(isolation),
    whenLost: 'calls of web servers unheard, listening again',
    onNotification: lookEverywhere,
  });
  listener.start();
  const lookAndTidy = () => {
    lookEverywhere();
    forgetOldCalls(db).catch((err: unknown) => log.warn({ err }, 'old calls could not be deleted'));
  };
  lookAndTidy();
  const every = setInterval(lookAndTidy, LOOK_EVERY_MS).unref();

  return {
    async stop() {
      isStopping = true;
      clearInterval(every);
      await listener.stop();
      const late = pause(LONGEST_FINISH_MS, undefined, { ref: false });
      await Promise.race([Promise.all(underWay), late]);
      if (unanswered.size > 0) await releaseCalls.rows(db, [...unanswered]).catch(() => undefined);
    },
  };
}
