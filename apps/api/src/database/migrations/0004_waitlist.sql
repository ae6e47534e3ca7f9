-- One row: who registers locks it, so that places are taken one after the other and positions have no hole.
create table waitlist_counter (
  is_only boolean primary key default true check (is_only),
  used integer not null default 0 check (used between 0 and 50)
);
insert into waitlist_counter default values;

create table waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  position integer not null unique check (position between 1 and 50),
  email text not null check (length(email) between 5 and 254),
  name text not null check (length(name) between 2 and 100),
  province text not null check (province in (
    'Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga', 'Northern Cape', 'North West',
    'Western Cape'
  )),
  registered_at timestamptz not null,
  referral_code text not null unique check (length(referral_code) = 8)
);
create unique index waitlist_entries_email_folded on waitlist_entries (lower(email));
