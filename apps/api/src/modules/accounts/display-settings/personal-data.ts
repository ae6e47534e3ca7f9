import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { displaySettings } from './tables.ts';

export const personalData = {
  displaySettings: personal(displaySettings, {
    purpose: 'How large text is for you, and whether accessibility mode is on.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(displaySettings.userId)],
    exported: ['userId', 'accessibilityMode', 'fontSize', 'changedAt'],
    withheld: {},
  }),
};
