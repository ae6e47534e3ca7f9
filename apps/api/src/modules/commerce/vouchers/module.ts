import { voucherEndpoints } from '@academy/contract/commerce/vouchers';
import { defineModule } from '../../define-module.ts';
import { voucherHandlers } from './vouchers.routes.ts';

export const vouchers = defineModule({
  endpoints: voucherEndpoints,
  handlers: voucherHandlers,
});
