import type { EventAnswer } from '@academy/contract/teaching/events';

type Named = Pick<EventAnswer, 'id'>;

/** Prefixed, so that it differs from the other ids of the document. */
export function eventAnchor({ id }: Named): string {
  return `event-${id}`;
}

export function eventHref(event: Named): string {
  return `/events#${encodeURIComponent(eventAnchor(event))}`;
}
