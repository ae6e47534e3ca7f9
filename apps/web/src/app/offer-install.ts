import { sastDay } from '@academy/domain/kernel';
import { isTimeToHint } from '../lib/device/install-hint.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** For browsers that let a page delay the install prompt. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const HINT_MS = 20_000;

const TITLE = 'Keep the academy on this device';

/** On iOS only the user can install. Safari deletes what a page stores after a week without a visit, unless it is installed. */
export function offerHomeScreen(): void {
  if (!isTimeToHint(sastDay(new Date()))) return;
  toast({
    title: TITLE,
    description:
      'Tap Share, then “Add to Home Screen”. It then opens with one tap, also without a connection.',
    durationMs: HINT_MS,
  });
}

/** Unobtrusive, shown once, and disappears by itself. */
export function offerInstall(event: Event): void {
  if (!isTimeToHint(sastDay(new Date()))) return;
  toast({
    title: TITLE,
    description: 'It opens with one tap or click, also without a connection.',
    durationMs: HINT_MS,
    action: { label: 'Install', run: () => void (event as InstallEvent).prompt() },
  });
}

/** Notes, programs and answers are saved on the device as they are typed; the text of a form is not, until it is sent. */
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

/** A new version has taken over in the background. This page keeps using its own version until it is reloaded. */
export function offerUpdate(): void {
  toast({
    title: 'A new version of the academy is ready',
    description: 'Finish what you are busy with. It comes with the next page you load.',
    durationMs: HINT_MS,
    action: { label: 'Reload now', run: reload },
  });
}
