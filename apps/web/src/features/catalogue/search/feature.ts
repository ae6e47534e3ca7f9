import type { Feature } from '../../../lib/features/feature.ts';

export const search = {
  offlineParts: ['./search-device.ts', './search-palette.tsx'],
} satisfies Feature;
