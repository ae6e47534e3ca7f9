-- Receipts and credit notes as they were issued: who sold, under which VAT number and rate, and the amounts. They are drawn
-- from here, so no change of the configuration changes a paper that exists. Papers of before this table are stored by the
-- server when it starts: SQL does not know the configuration.
create table payment_papers (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references payment_orders (id),
  kind text not null check (kind in ('receipt', 'credit-note')),
  number bigint not null check (number > 0),
  -- Of a credit note.
  refund_id uuid unique references payment_refunds (id),
  issued_at timestamptz not null,
  seller_name text not null,
  seller_address text not null,
  seller_registration text not null,
  -- Empty: the seller was no vendor.
  vat_number text not null,
  vat_percent integer not null check (vat_percent between 0 and 100),
  amount_cents integer not null check (amount_cents > 0),
  vat_cents integer not null check (vat_cents between 0 and amount_cents),
  unique (kind, number),
  check ((kind = 'credit-note') = (refund_id is not null)),
  check (vat_number <> '' or vat_cents = 0)
);
create unique index payment_papers_receipt on payment_papers (order_id) where kind = 'receipt';
create index payment_papers_of_order on payment_papers (order_id);

create function keep_payment_papers() returns trigger language plpgsql as $$
begin
  raise exception 'A receipt or credit note that was issued does not change.';
end $$;
create trigger payment_papers_stay before update or delete on payment_papers
  for each row execute function keep_payment_papers();
