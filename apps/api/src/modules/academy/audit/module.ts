import { defineModule } from '../../define-module.ts';
import { forgetReasonsAbout } from './audit-log.store.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const audit = defineModule({
  tables,
  personalData,
  erase: {
    // The log's trigger allows a reason to be removed only once the account is deleted.
    afterAccount: (_context, tx, { id }) => forgetReasonsAbout(tx, id),
  },
});
