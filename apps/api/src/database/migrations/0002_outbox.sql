create table outbox_mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  -- Emptied when the mail is sent: links in it are secrets.
  body text,
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  constraint unsent_mail_has_a_body check (sent_at is not null or body is not null)
);
create index outbox_mails_newest on outbox_mails (created_at desc, id);
