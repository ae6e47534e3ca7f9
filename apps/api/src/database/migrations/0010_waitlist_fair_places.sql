-- Counts every change of the list: figures that were read before a change can be told from those after it.
alter table waitlist_counter add column changes bigint not null default 0;

alter table waitlist_entries
  -- Null: the place was given without a mail that has to be answered.
  add column confirm_by timestamptz,
  add column confirmation_hash bytea unique check (length(confirmation_hash) = 32),
  add column confirmed_at timestamptz,
  add constraint held_place_has_a_link check ((confirm_by is null) = (confirmation_hash is null)),
  add constraint only_a_held_place_is_confirmed check (confirmed_at is null or confirm_by is not null),
  -- Whoever brought a friend may leave the list; the friend stays.
  drop constraint waitlist_entries_referred_by_fkey,
  add constraint waitlist_entries_referred_by_fkey
    foreign key (referred_by) references waitlist_entries (id) on delete set null;

-- How many places a network took today. Apart from the entries: one that is removed still counts for its day.
create table waitlist_takings (
  network_hash bytea not null check (length(network_hash) = 32),
  taken_at timestamptz not null
);
create index waitlist_takings_of_network on waitlist_takings (network_hash, taken_at);
