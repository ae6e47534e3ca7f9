-- Since when the payment provider does not take our key, and what it answered. At most one row: it goes with the next call
-- that works.
create table payment_provider_denials (
  is_only boolean primary key default true check (is_only),
  status integer not null,
  since timestamptz not null
);
