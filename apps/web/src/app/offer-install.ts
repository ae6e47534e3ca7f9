import { sastDay } from '@academy/domain/kernel';
import { isTimeToHint } from '../lib/device/install-hint.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Of the browsers that ask a page before they offer to install it. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const HINT_MS = 20_000;

const TITLE = 'Keep the academy on this device';

/** On an iPhone only its owner can do it. Safari clears what a page keeps after a week without a visit, unless it is installed. */
export function offerHomeScreen(): void {
  if (!isTimeToHint(sastDay(new Date()))) return;
  toast({
    title: TITLE,
    description:
      'Tap Share, then “Add to Home Screen”. It then opens with one tap, also without a connection.',
    durationMs: HINT_MS,
  });
}

/** Quiet, once, and gone by itself. */
export function offerInstall(event: Event): void {
  if (!isTimeToHint(sastDay(new Date()))) return;
  toast({
    title: TITLE,
    description: 'It opens with one tap or click, also without a connection.',
    durationMs: HINT_MS,
    action: { label: 'Install', run: () => void (event as InstallEvent).prompt() },
  });
}

/** Notes, programs and answers are on the device as they are typed; the text of a form is not, until it is sent. */
const hasUnsentText = () =>
  Array.from(document.querySelectorAll<HTMLTextAreaElement>('form textarea')).some(
    ({ value }) => value !== '',
  );

function reload(): void {
  if (!hasUnsentText()) {
    location.reload();
    return;
  }
  toast({
    title: 'What you wrote is not sent yet',
    description: 'Please send or save it first. The new version comes with the next page you load.',
    variant: 'warning',
  });
}

/** A new version has taken over in the background. This page goes on with its own until it is loaded again. */
export function offerUpdate(): void {
  toast({
    title: 'A new version of the academy is ready',
    description: 'Finish what you are busy with. It comes with the next page you load.',
    durationMs: HINT_MS,
    action: { label: 'Reload now', run: reload },
  });
}
