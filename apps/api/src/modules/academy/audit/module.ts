import { defineModule } from '../../define-module.ts';
import { forgetReasonsAbout } from './audit-log.store.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const audit = defineModule({
  tables,
  personalData,
  erase: {
    // The trigger of the log lets a reason go only where the account is gone.
    afterAccount: (_context, tx, { id }) => forgetReasonsAbout(tx, id),
  },
});
