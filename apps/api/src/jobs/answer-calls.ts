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
} from '../worker-calls/worker-calls.store.ts';

/** Also when nothing is heard: the notification of a call can be lost with its connection. */
const LOOK_EVERY_MS = 5000;
const LONGEST_FINISH_MS = 5000;

type AnsweringContext = Services & { readonly publicUrl: string; readonly isolation: IsolationKind };

export interface Answering {
  readonly stop: () => Promise<void>;
}

/** Answers the calls of web servers until it is stopped; calls that are being worked on then are finished. */
export function startAnswering(context: AnsweringContext): Answering {
  const { log, publicUrl, isolation } = context;
  const db = sideDatabase(context.sidePool);
  const answerers = answerersOf(
    contextOf(context, { publicUrl: () => publicUrl, limitMs: REQUEST_LIMIT_MS }),
  );
  const underWay = new Set<Promise<void>>();
  let isStopping = false;

  async function work(
    { id, input }: ClaimedCall,
    answer: (input: unknown) => Promise<Uint8Array>,
  ): Promise<void> {
    try {
      await answerCall.row(db, id, Buffer.from(await answer(input)), null);
    } catch (err) {
      log.warn({ err }, 'a call of a web server could not be answered');
      await answerCall
        .row(db, id, null, err instanceof Error ? err.message : 'unknown')
        .catch(() => undefined);
    }
  }

  /** Takes calls of these kinds while there is room for more of them. */
  function createLane({ kinds, mostAtOnce, answer }: (typeof answerers)[number]) {
    let busy = 0;
    let isClaiming = false;
    let isNewsMissed = false;

    async function claim(): Promise<void> {
      const room = mostAtOnce - busy;
      if (room === 0 || isStopping) return;
      const claimed = await claimCalls.rows(db, kinds, room);
      for (const call of claimed) {
        busy += 1;
        const done = work(call, answer).finally(() => {
          busy -= 1;
          underWay.delete(done);
          look();
        });
        underWay.add(done);
      }
    }

    function look(): void {
      isNewsMissed = isClaiming;
      if (isClaiming) return;
      isClaiming = true;
      claim()
        .catch((err: unknown) => log.warn({ err }, 'calls of web servers could not be read'))
        .finally(() => {
          isClaiming = false;
          if (isNewsMissed) look();
        });
    }
    return look;
  }

  const lanes = answerers.filter(({ kinds }) => kinds.length > 0).map(createLane);
  const lookEverywhere = () => {
    for (const look of lanes) look();
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
      const late = new Promise((resolve) => setTimeout(resolve, LONGEST_FINISH_MS).unref());
      await Promise.race([Promise.all(underWay), late]);
    },
  };
}
