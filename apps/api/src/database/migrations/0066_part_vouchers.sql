-- A sponsor's code that pays for a part of a course; the learner pays the rest, and the order freezes both.

alter table payment_orders
  add column voucher_code text references vouchers (code),
  add column voucher_cents integer not null default 0,
  add column sponsor text,
  add constraint payment_orders_voucher check (
    (voucher_code is null and voucher_cents = 0 and sponsor is null)
    or (voucher_code is not null and voucher_cents > 0 and sponsor is not null)
  ),
  add constraint payment_orders_parts check (was_cents >= amount_cents + voucher_cents);
-- While such an order can be paid, nobody else uses the code.
create unique index payment_orders_holding on payment_orders (voucher_code)
  where voucher_code is not null and state in ('created', 'open');
-- What waits for a person.
create index payment_orders_odd on payment_orders (state) where state in ('mismatched', 'refund-failed');

-- The order that a code was used with; a place that was paid for alone has none.
alter table vouchers
  add column order_id uuid unique references payment_orders (id),
  add constraint vouchers_order_is_use check (order_id is null or redeemed_at is not null);

-- From then on its unused codes count no longer.
alter table voucher_batches add column withdrawn_at timestamptz;

-- Money that arrives when its code has been used by somebody else goes back.
alter table payment_refunds drop constraint payment_refunds_cause_check;
alter table payment_refunds
  add constraint payment_refunds_cause_check check (cause in ('learner', 'academy', 'double', 'voucher'));
