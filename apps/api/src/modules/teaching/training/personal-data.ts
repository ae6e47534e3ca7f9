import { byAccount, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import { recognisedModules } from './tables.ts';

export const personalData = {
  recognisedModules: personal(recognisedModules, {
    purpose:
      'What you had learned before, as the academy recognises it in the modules of the learning paths.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(recognisedModules.userId)],
    exported: ['userId', 'moduleId', 'percent'],
    withheld: {},
  }),
};
