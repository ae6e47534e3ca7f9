-- A mail that can wait may lie for a night. Who it is for and of which kind is kept with it, so that it is asked again when it
-- goes out whether it is wanted, and where its person reads mail now.
alter table outbox_mails
  add column user_id uuid references users (id) on delete cascade,
  add column kind text,
  add check ((user_id is null) = (kind is null));
create index outbox_mails_of_person on outbox_mails (user_id) where user_id is not null;
