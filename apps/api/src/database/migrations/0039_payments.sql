-- Orders of courses, the money that comes and goes back, and what the provider has told us. Amounts are cents.

create sequence payment_receipt_number;

create table payment_orders (
  id uuid primary key default gen_random_uuid(),
  -- Books are kept for longer than an account: an order outlives its learner, without a name to it but the receipt's.
  user_id uuid references users (id) on delete set null,
  buyer_name text not null,
  course_id text not null references courses (id),
  course_title text not null,
  reference text not null unique check (reference ~ '^AC-[0-9A-HJKMNP-TV-Z]{26}$'),
  -- The quote that was on the screen, frozen.
  quote_id text not null,
  amount_cents integer not null check (amount_cents >= 100),
  was_cents integer not null,
  currency text not null default 'ZAR' check (currency = 'ZAR'),
  mode text not null check (mode in ('test', 'live')),
  email text not null,
  kind text not null default 'course' check (kind in ('course', 'course_registration')),
  state text not null check (state in ('created', 'open', 'failed', 'cancelled', 'expired', 'mismatched', 'paid',
                                       'refunding', 'refund-failed', 'refunded')),
  -- While it lasts somebody is telling the provider about the order.
  starting_until timestamptz,
  access_code text,
  authorization_url text,
  start_consent_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  receipt_number bigint unique,
  -- Beyond 2^53 where the provider likes.
  provider_transaction_id text,
  -- What the payer gave, which may be more than the price where fees stand on top.
  paid_cents integer,
  channel text,
  fees_cents integer,
  mismatches text[],
  next_check_at timestamptz,
  check (was_cents >= amount_cents),
  check (state <> 'open' or (access_code is not null and authorization_url is not null)),
  check (state <> 'paid' or (paid_at is not null and receipt_number is not null)),
  check (state <> 'mismatched' or cardinality(mismatches) > 0)
);
-- One link that can be paid, and one purchase that holds, for a learner and a course.
create unique index payment_orders_live on payment_orders (user_id, course_id) where state in ('created', 'open');
create unique index payment_orders_paid on payment_orders (user_id, course_id) where state = 'paid';
create index payment_orders_of_user on payment_orders (user_id, created_at desc);
create index payment_orders_due on payment_orders (next_check_at) where next_check_at is not null;
create index payment_orders_by_time on payment_orders (created_at desc);

-- How an order came to where it is; only added to.
create table payment_order_steps (
  id bigint generated always as identity primary key,
  order_id uuid not null references payment_orders (id),
  event text not null,
  state text not null,
  source text not null check (source in ('learner', 'verify', 'webhook', 'poller', 'staff', 'refund')),
  happened_at timestamptz not null
);
create index payment_order_steps_of_order on payment_order_steps (order_id, id);

create table payment_refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references payment_orders (id),
  amount_cents integer not null check (amount_cents > 0),
  cause text not null check (cause in ('learner', 'academy', 'double')),
  reason text check (length(reason) <= 300),
  requested_by uuid references users (id) on delete set null,
  requested_at timestamptz not null,
  state text not null check (state in ('asked', 'pending', 'failed', 'processed')),
  provider_refund_id text unique,
  settled_at timestamptz,
  next_check_at timestamptz,
  check ((state in ('failed', 'processed')) = (settled_at is not null))
);
create unique index payment_refunds_under_way on payment_refunds (order_id) where state in ('asked', 'pending');
create unique index payment_refunds_once on payment_refunds (order_id) where state = 'processed';
create index payment_refunds_of_order on payment_refunds (order_id, requested_at desc);
create index payment_refunds_due on payment_refunds (next_check_at) where next_check_at is not null;

-- What the provider has told us, each body once: the provider repeats itself, and has no numbers for its news.
create table payment_events (
  id uuid primary key default gen_random_uuid(),
  event text not null,
  reference text,
  body_sha256 bytea not null unique,
  body bytea not null,
  received_at timestamptz not null,
  processed_at timestamptz
);
create index payment_events_by_time on payment_events (received_at);

create table payment_disputes (
  provider_dispute_id text primary key,
  order_id uuid references payment_orders (id),
  reference text not null,
  status text not null,
  category text,
  resolution text,
  amount_cents integer,
  due_at timestamptz,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  resolved_at timestamptz
);
create index payment_disputes_of_order on payment_disputes (order_id);

-- A place that was paid for rests on its order, and an order gives one place.
alter table enrolments drop constraint enrolments_access_check;
alter table enrolments
  add column order_id uuid unique references payment_orders (id),
  add constraint enrolments_access_check check (access in ('early-access', 'coins', 'paid')),
  add constraint enrolments_paid_by_order check ((access = 'paid') = (order_id is not null));
