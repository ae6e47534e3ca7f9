import { tryCall } from '../api-client.ts';

const ASK_EVERY_MS = 5000;

async function isReady(): Promise<boolean> {
  return (await tryCall('GET /api/ready', {}, { outlivesSignIn: true })).ok;
}

/** Polls quietly until the academy is ready again, then calls back once. Returns a function that stops it. */
export function watchForReturn(onReturn: () => void, ask: () => Promise<boolean> = isReady): () => void {
  let isOver = false;
  let timer = setTimeout(look, ASK_EVERY_MS);

  async function look(): Promise<void> {
    const isBack = await ask();
    if (isOver) return;
    if (isBack) onReturn();
    else timer = setTimeout(look, ASK_EVERY_MS);
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
