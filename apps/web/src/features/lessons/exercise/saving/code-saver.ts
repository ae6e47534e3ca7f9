import type { SavedState } from '../../writing/use-writing.ts';
import type { Writing } from '../../writing/writing.ts';

export const QUIET_MS = 1500;

interface SaverParts {
  readonly keep: (code: Writing) => void;
  /** Answers what the server keeps now. */
  readonly send: (code: Writing) => Promise<Writing>;
  readonly now: () => Date;
  readonly onState: (state: SavedState) => void;
  /** Another device wrote later than this one, and nothing was typed here since. */
  readonly onNewer: (text: string) => void;
}

export interface CodeSaver {
  readonly write: (text: string) => void;
  /** Sends at once what waits to be sent. */
  readonly flush: () => void;
  /** Sends what only this device knows, as it was written then. */
  readonly resend: (code: Writing) => void;
}

/** Keeps each change on the device at once, and on the server when the keyboard has been quiet. */
export function createCodeSaver({ keep, send, now, onState, onNewer }: SaverParts): CodeSaver {
  let unsent: Writing | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendUnsent(): Promise<void> {
    clearTimeout(timer);
    const sent = unsent;
    if (sent === null) return;
    const kept = await send(sent).catch(() => null);
    // Typed on meanwhile: the newer text is on its way and will say how it went.
    if (unsent !== sent) return;
    if (kept !== null) unsent = null;
    onState(kept === null ? 'on-device' : 'saved');
    if (kept === null || kept.text === sent.text) return;
    keep(kept);
    onNewer(kept.text);
  }

  return {
    write(text) {
      unsent = { text, writtenAt: now().toISOString() };
      keep(unsent);
      onState('on-device');
      clearTimeout(timer);
      timer = setTimeout(() => void sendUnsent(), QUIET_MS);
    },
    flush: () => void sendUnsent(),
    resend(code) {
      unsent = code;
      void sendUnsent();
    },
  };
}
