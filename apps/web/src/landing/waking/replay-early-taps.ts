/** What `early-taps-script.ts` leaves behind: buttons that were pressed before the page had listeners. */
interface EarlyTaps {
  readonly taps: HTMLElement[];
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps;
  }
}

/** Presses them again, now that the page has its listeners. */
export function replayEarlyTaps(): void {
  const early = window.earlyTaps;
  if (!early) return;
  early.stop();
  delete window.earlyTaps;
  for (const button of early.taps) {
    delete button.dataset.early;
    button.click();
  }
}
