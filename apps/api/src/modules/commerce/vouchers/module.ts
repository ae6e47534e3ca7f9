import { voucherEndpoints } from '@academy/contract/commerce/vouchers';
import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';
import { voucherHandlers } from './vouchers.routes.ts';

export const vouchers = defineModule({
  tables,
  personalData,
  endpoints: voucherEndpoints,
  handlers: voucherHandlers,
});
