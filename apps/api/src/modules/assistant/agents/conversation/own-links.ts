import { routeOf } from '@academy/domain/access';
import type { Reply } from '../engine.ts';

const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;

/** A path of the application, optionally with a query or fragment. */
const isOwnPath = (href: string) => routeOf(href.split(/[?#]/, 1)[0] ?? '') !== null;

const withoutAddresses = (text: string) => text.replaceAll(ADDRESS, '').trim();

/** Whatever an engine says, its links lead only to our own pages. */
export function ownLinksOnly(reply: Reply): Reply {
  return {
    ...reply,
    text: withoutAddresses(reply.text),
    ...(reply.aside !== undefined && { aside: withoutAddresses(reply.aside) }),
    ...(reply.actions && { actions: reply.actions.filter(({ href }) => isOwnPath(href)) }),
    ...(reply.citations && { citations: reply.citations.filter(({ url }) => isOwnPath(url)) }),
  };
}
