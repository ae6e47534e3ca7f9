import type { ReportedEvent } from '@academy/contract/learning/learning-log';
import { privateEntry } from '../device/device-store.ts';

/** A step that the server has read and will not count: kept with its reason until its owner has seen it. */
export interface RefusedEvent {
  readonly event: ReportedEvent;
  readonly sentence: string;
}

export const refusedEventEntry = (userId: string) =>
  privateEntry(userId, 'refused-event', (stored) => stored as RefusedEvent | null);
