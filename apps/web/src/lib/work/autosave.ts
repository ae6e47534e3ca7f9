import { ApiError } from '../answers/api-client.ts';

export const QUIET_MS = 1500;
/** The delay after a failed send: an attempt has a time limit, and nothing else may trigger a retry meanwhile. */
export const AGAIN_MS = 15_000;

/** No response, or one that may change in a moment; a refusal would be the same again. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError && error.status >= 400 && error.status < 500) ||
  error.status === 429 ||
  error.code === 'fault';

/** `untouched`: nothing to say, or no room on the device to say more. */
export type SavedState = 'untouched' | 'on-device' | 'saved';

export interface AutosaveParts<Value> {
  /** Stores it on the device at once; whether there was room. */
  readonly store: (value: Value) => boolean;
  /** Once saved on the server, it need not stay on a phone that others use. */
  readonly drop: () => void;
  /** Returns what the server stores now: another device may have written later. */
  readonly send: (value: Value) => Promise<Value>;
  readonly onState: (state: SavedState) => void;
  readonly onSaved: (value: Value) => void;
}

export interface Autosave<Value> {
  readonly write: (value: Value) => void;
  /** Sends pending changes at once. */
  readonly flush: () => void;
  /** Sends what only this device has, as it was written then. */
  readonly resend: (value: Value) => void;
  /** Something else is about to send this value. */
  readonly hold: () => void;
  /** Something else has sent this value. */
  readonly settle: (value: Value) => void;
  /**
   * Called when the screen is shown; the returned function is for when it is left: it sends pending changes once
   * more, and then stops.
   */
  readonly enter: () => () => void;
}

/** Stores each change on the device at once, and on the server when the keyboard has been quiet. */
export function createAutosave<Value>(parts: AutosaveParts<Value>): Autosave<Value> {
  let unsent: { readonly value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  /** The states that can be shown while the server does not have it. */
  let unsentState: SavedState = 'on-device';

  function sendAfter(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void sendUnsent(), delayMs);
  }

  function settle(value: Value) {
    unsent = null;
    parts.drop();
    parts.onState('saved');
    parts.onSaved(value);
  }

  async function sendUnsent(): Promise<void> {
    clearTimeout(timer);
    const sending = unsent;
    if (sending === null) return;
    const sent = await parts.send(sending.value).then(
      (kept) => ({ kept }),
      (error: unknown) => ({ error }),
    );
    // Changed meanwhile: the newer value is being sent and will report its own result.
    if (unsent !== sending) return;
    if ('kept' in sent) return settle(sent.kept);
    parts.onState(unsentState);
    if (!isLeft && mayPass(sent.error)) sendAfter(AGAIN_MS);
  }

  return {
    write(value) {
      unsent = { value };
      unsentState = parts.store(value) ? 'on-device' : 'untouched';
      parts.onState(unsentState);
      sendAfter(QUIET_MS);
    },
    flush: () => void sendUnsent(),
    resend(value) {
      unsent = { value };
      unsentState = 'on-device';
      parts.onState(unsentState);
      void sendUnsent();
    },
    hold: () => clearTimeout(timer),
    settle(value) {
      if (unsent === null || unsent.value === value) settle(value);
    },
    enter() {
      isLeft = false;
      return () => {
        isLeft = true;
        void sendUnsent();
      };
    },
  };
}
