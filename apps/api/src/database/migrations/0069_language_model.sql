-- A language model outside the house: who agreed to it, and what it has cost.

-- Without a row nobody has been asked yet.
create table llm_consents (
  user_id uuid primary key references users (id) on delete cascade,
  is_agreed boolean not null,
  decided_at timestamptz not null
);

-- What one learner has used on one day. Counted before a call goes out, and put right after it.
create table llm_learner_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  requests integer not null check (requests >= 0),
  tokens integer not null check (tokens >= 0),
  primary key (user_id, day)
);
create index llm_learner_days_by_day on llm_learner_days (day);

-- The same for all together and money: the cap of a month is kept by one row.
create table llm_months (
  month date primary key check (extract(day from month) = 1),
  cost_microrand bigint not null check (cost_microrand >= 0)
);

-- What became of the calls, without saying whose they were.
create table llm_days (
  day date not null,
  -- An agent, or the test of an administrator.
  purpose text not null check (purpose in ('onboarda', 'curriculabot', 'helpdeskai', 'certifypro', 'engagio', 'test')),
  requests integer not null check (requests >= 0),
  failures integer not null check (failures between 0 and requests),
  tokens_in bigint not null check (tokens_in >= 0),
  tokens_out bigint not null check (tokens_out >= 0),
  cost_microrand bigint not null check (cost_microrand >= 0),
  primary key (day, purpose)
);
