-- Money goes back in parts, by the provider's own screens or after a dispute, and a refund waits while a bank decides.

alter table payment_refunds drop constraint payment_refunds_state_check;
alter table payment_refunds
  add constraint payment_refunds_state_check
    check (state in ('waiting', 'asked', 'pending', 'failed', 'processed', 'dropped'));
alter table payment_refunds drop constraint payment_refunds_cause_check;
alter table payment_refunds
  add constraint payment_refunds_cause_check
    check (cause in ('learner', 'academy', 'double', 'voucher', 'provider', 'dispute'));
alter table payment_refunds drop constraint payment_refunds_check;
alter table payment_refunds
  add constraint payment_refunds_settled
    check ((state in ('failed', 'processed', 'dropped')) = (settled_at is not null));

-- One refund of our own at a time, and one that succeeds; what others return is as many parts as they like.
drop index payment_refunds_under_way;
create unique index payment_refunds_under_way on payment_refunds (order_id)
  where state in ('waiting', 'asked', 'pending') and cause not in ('provider', 'dispute');
drop index payment_refunds_once;
create unique index payment_refunds_once on payment_refunds (order_id)
  where state = 'processed' and cause not in ('provider', 'dispute');
-- Open disputes, which hold refunds.
create index payment_disputes_open on payment_disputes (order_id) where resolved_at is null;
