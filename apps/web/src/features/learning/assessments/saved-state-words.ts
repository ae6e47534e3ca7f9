import type { SavedState } from '../../../lib/work/autosave.ts';

export const SAVED_TEXTS: Readonly<Record<SavedState, string>> = {
  untouched: '',
  'on-device': 'Saved on this device',
  saved: 'Saved',
};
