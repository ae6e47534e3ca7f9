-- What the people who run the academy decide: one row, which starts as the specification says.

create table academy_settings (
  only_row boolean primary key default true check (only_row),
  version integer not null default 1 check (version >= 1),
  -- Without an offset: the countdown goes by the clock of whoever looks.
  launch_at timestamp not null default '2025-09-01 00:00:00' check (launch_at between '2020-01-01' and '2100-01-01'),
  announced_on date not null default '2025-07-21' check (announced_on between '1900-01-01' and '2200-01-01'),
  is_open boolean not null default false,
  places integer not null default 50 check (places between 1 and 1000),
  featured_price_in_rand integer not null default 2500 check (featured_price_in_rand between 0 and 1000000),
  course_price_in_rand integer not null default 1800 check (course_price_in_rand between 0 and 1000000),
  home_first_price_in_rand integer not null default 1500 check (home_first_price_in_rand between 0 and 1000000),
  home_step_in_rand integer not null default 300 check (home_step_in_rand between 0 and 1000000),
  new_course_price_in_rand integer not null default 2500 check (new_course_price_in_rand between 0 and 1000000),
  new_curriculum_price_in_rand integer not null default 5000 check (new_curriculum_price_in_rand between 0 and 1000000),
  new_path_price_in_rand integer not null default 15000 check (new_path_price_in_rand between 0 and 1000000),
  -- Null: as the server is configured.
  general_email text check (general_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(general_email) <= 254),
  support_email text check (support_email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(support_email) <= 254),
  phone text check (length(phone) between 5 and 31),
  documentation_url text check (documentation_url ~ '^https?://\S+$' and length(documentation_url) <= 500),
  videos_url text check (videos_url ~ '^https?://\S+$' and length(videos_url) <= 500),
  changed_at timestamptz,
  changed_by uuid references users (id) on delete set null,
  check ((version = 1) = (changed_at is null))
);
insert into academy_settings default values;

-- The number of places is a setting now; that nobody has a place beyond it is seen to under the lock of the counter.
alter table waitlist_counter drop constraint waitlist_counter_used_check;
alter table waitlist_counter add constraint waitlist_counter_used_check check (used between 0 and 1000);
alter table waitlist_entries drop constraint waitlist_entries_position_check;
alter table waitlist_entries add constraint waitlist_entries_position_check check (position between 1 and 1000);
