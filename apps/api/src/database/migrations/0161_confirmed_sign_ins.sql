-- When the owner of a sign-in last showed a password, a passkey or a code. What is worth stealing a sign-in for asks for
-- it again after ten minutes. A sign-in begins with one, so a server of before this migration that adds a row is right too.
alter table sign_ins add column confirmed_at timestamptz not null default now();
update sign_ins set confirmed_at = created_at;
