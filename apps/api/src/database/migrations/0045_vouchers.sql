-- Places that somebody else pays for: a sponsor's batch of codes, each good for one place.

create table voucher_batches (
  id uuid primary key default gen_random_uuid(),
  sponsor text not null check (length(sponsor) between 1 and 120),
  -- A place in this course, or in any course up to the amount; whole rand.
  course_id text references courses (id),
  amount_in_rand integer check (amount_in_rand > 0),
  province text,
  expires_at timestamptz not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  check ((course_id is null) <> (amount_in_rand is null))
);
create index voucher_batches_by_time on voucher_batches (created_at desc);

create table vouchers (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  batch_id uuid not null references voucher_batches (id),
  redeemed_at timestamptz,
  -- What it was used for, and by whom while the account is there.
  course_id text references courses (id),
  redeemed_by uuid references users (id) on delete set null,
  check ((redeemed_at is null) = (course_id is null)),
  check (redeemed_by is null or redeemed_at is not null)
);
create index vouchers_of_batch on vouchers (batch_id);

-- A place that rests on a code, and a code that gives one place.
alter table enrolments drop constraint enrolments_access_check;
alter table enrolments
  add column voucher_code text unique references vouchers (code),
  add constraint enrolments_access_check check (access in ('early-access', 'coins', 'paid', 'voucher')),
  add constraint enrolments_by_voucher check ((access = 'voucher') = (voucher_code is not null));
