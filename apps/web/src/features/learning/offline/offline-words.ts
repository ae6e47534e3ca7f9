import { describeCost, formatByteSize } from '@academy/domain/academy/data-usage';
import type { PackState } from '@academy/domain/learning/offline-packs';
import { dataRate } from '../../../lib/device/own-rate.ts';
import type { SaveOutcome } from '../../../lib/offline/save-lessons.ts';

/** `212.0 KB, about R0.02` */
export function priceWords(bytes: number): string {
  const cost = describeCost(bytes, dataRate());
  return `${formatByteSize(bytes)}, ${cost.startsWith('R') ? `about ${cost}` : cost}`;
}

export const lessonCount = (count: number): string => `${count} ${count === 1 ? 'lesson' : 'lessons'}`;

/** The result of saving, where it is incomplete. */
export function outcomeWords(outcome: Exclude<SaveOutcome, 'whole'>): string {
  switch (outcome) {
    case 'stopped':
      return 'Stopped. What has come stays, and you can go on whenever you like.';
    case 'away':
      return 'The connection went away. What has come stays, and you can go on when it is back.';
    case 'no-room':
      return 'This device has no room left. Delete something you no longer need, then go on.';
    case 'refused':
      return 'These lessons are not open to you. Enrol in the course first.';
  }
}

export function stateWords(state: Exclude<PackState, 'none'>): string {
  switch (state) {
    case 'part':
      return 'Partly on this device';
    case 'whole':
      return 'On this device';
    case 'outdated':
      return 'A newer version is ready';
  }
}

export function actionWords(state: PackState): string {
  switch (state) {
    case 'part':
      return 'Save the rest';
    case 'outdated':
      return 'Get the new version';
    case 'none':
    case 'whole':
      return 'Save for offline';
  }
}
