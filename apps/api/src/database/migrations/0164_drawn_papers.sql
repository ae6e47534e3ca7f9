-- Files that were drawn for people, so that the next reader costs no drawing. They say nothing that their certificate or
-- payment does not say: whoever finds none draws it again.
create table drawn_payment_papers (
  paper_id uuid primary key references payment_papers (id) on delete cascade,
  -- Of everything that is on the paper, and of the way in which it is drawn: another hash is another paper.
  facts_hash bytea not null check (length(facts_hash) = 32),
  file bytea not null check (length(file) between 1 and 2000000),
  drawn_at timestamptz not null
);
create index drawn_payment_papers_by_age on drawn_payment_papers (drawn_at);

create table drawn_certificates (
  certificate_id text not null references certificates (id) on delete cascade,
  form text not null check (form in ('paper', 'card')),
  facts_hash bytea not null check (length(facts_hash) = 32),
  file bytea not null check (length(file) between 1 and 2000000),
  drawn_at timestamptz not null,
  primary key (certificate_id, form)
);
create index drawn_certificates_by_age on drawn_certificates (drawn_at);

-- A buyer who is forgotten stands on no file either, by whichever way the order loses the name or the account.
create function forget_drawn_payment_papers() returns trigger language plpgsql as $$
begin
  delete from drawn_payment_papers d using payment_papers p where p.id = d.paper_id and p.order_id = new.id;
  return null;
end $$;
create trigger payment_orders_forget_drawings after update of buyer_name, user_id on payment_orders
  for each row when (old.buyer_name <> new.buyer_name or old.user_id is distinct from new.user_id)
  execute function forget_drawn_payment_papers();
