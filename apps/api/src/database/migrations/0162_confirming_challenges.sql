-- A challenge that confirms who sits at a device is given out without the password, and must not be one by which a passkey
-- is added. Nor does one for adding confirm anybody.
alter table passkey_challenges add column is_confirming boolean not null default false;
alter table passkey_challenges
  add constraint passkey_challenges_confirm_somebody check (not is_confirming or user_id is not null);
