-- A mailed link for a new password removes all passkeys. Staff who had no other second factor may not set one up by themselves
-- after that: whoever reads their mail would work as they do. Since when; an administrator ends it.
alter table users add column factor_lost_at timestamptz;
