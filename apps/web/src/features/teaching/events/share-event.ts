import type { EventAnswer } from '@academy/contract/teaching/events';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { eventHref } from './event-anchor.ts';
import { eventTimes } from './event-time.ts';

/** Uses the device's share sheet; otherwise the address is copied, and if that is refused it is shown. */
export async function shareEvent(event: EventAnswer): Promise<void> {
  const url = `${location.origin}${eventHref(event)}`;
  if (typeof navigator.share === 'function') {
    // Closing the share sheet is not an error.
    await navigator.share({ title: event.title, text: eventTimes(event), url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: `The link to “${event.title}” is ready to paste.` });
  } catch {
    toast({ title: 'Copy this link', description: url });
  }
}
