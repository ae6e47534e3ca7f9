-- How every screen looks for somebody, on every device of theirs. Without a row the device alone decides.
create table display_settings (
  user_id uuid primary key references users (id) on delete cascade,
  accessibility_mode boolean not null,
  font_size text not null check (font_size in ('normal', 'large', 'extra-large')),
  changed_at timestamptz not null
);
