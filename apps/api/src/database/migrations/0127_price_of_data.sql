-- What a gigabyte costs learners who have named no bundle of their own; R92.50 as the specification has it.
alter table academy_settings add column gigabyte_price_in_cents integer not null default 9250
  check (gigabyte_price_in_cents between 1 and 100000);
