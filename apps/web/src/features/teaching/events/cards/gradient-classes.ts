import type { EventAnswer } from '@academy/contract/teaching/events';

/** Each gradient with the only text colour that may be used on it. */
export const GRADIENT_CLASSES = {
  'blue-teal': 'bg-grad-blue-teal text-grad-blue-teal-ink',
  'purple-pink': 'bg-grad-purple-pink text-grad-purple-pink-ink',
  'orange-yellow': 'bg-grad-orange-yellow text-grad-orange-yellow-ink',
  'green-blue': 'bg-grad-green-blue text-grad-green-blue-ink',
} as const satisfies Record<EventAnswer['gradientClass'], string>;
