import { isReached, onReach } from '../device/reach.ts';
import { hasUnsentWork } from './unsent-work.ts';

const RETRY_MS = 30_000;

/**
 * Sends what a lost connection or a closed tab left on the device, now and whenever it may work again; the code for
 * it is loaded only when there is something. The returned function stops it.
 */
export function keepSending(userId: string): () => void {
  let isSending = false;
  let hasFailed = false;
  const sendLeft = (isOpening = false) => {
    if (isSending || document.visibilityState === 'hidden' || !hasUnsentWork(userId)) return;
    isSending = true;
    import('./send-unsent-work.ts')
      .then(({ sendUnsentWork }) => sendUnsentWork(userId, isOpening))
      // Offline, neither the code nor the work can be transferred; the next time tries again.
      .catch(() => undefined)
      .finally(() => {
        isSending = false;
        hasFailed = hasUnsentWork(userId);
      });
  };
  sendLeft(true);
  const sendAgain = () => sendLeft();
  const stop = onReach(() => isReached() && sendLeft());
  // After a short gap or a server outage nothing else may trigger it; work with its own retry time is left alone.
  const timer = setInterval(() => (hasFailed || !isReached()) && sendLeft(), RETRY_MS);
  addEventListener('online', sendAgain);
  document.addEventListener('visibilitychange', sendAgain);
  return () => {
    stop();
    clearInterval(timer);
    removeEventListener('online', sendAgain);
    document.removeEventListener('visibilitychange', sendAgain);
  };
}
