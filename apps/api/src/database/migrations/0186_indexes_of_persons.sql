-- Erasing an account and exporting its data look for its rows in every table: each table that grows has an index for that.
-- step: outside a transaction
create index concurrently if not exists outbox_mails_account on outbox_mails (user_id) where user_id is not null;
-- step: outside a transaction
create index concurrently if not exists outbox_mails_recipient on outbox_mails (lower(recipient));
-- step: outside a transaction
-- A scope ends with the id of the person, which has 36 characters.
create index concurrently if not exists repeatable_answers_person on repeatable_answers ("right"(scope, 36));
-- step: outside a transaction
create index concurrently if not exists audit_log_actor on audit_log (actor_id) where actor_id is not null;
-- step: outside a transaction
create index concurrently if not exists certificates_revoker on certificates (revoked_by) where revoked_by is not null;
-- step: outside a transaction
create index concurrently if not exists payment_refunds_requester on payment_refunds (requested_by) where requested_by is not null;
-- step: outside a transaction
create index concurrently if not exists vouchers_redeemer on vouchers (redeemed_by) where redeemed_by is not null;
-- step: outside a transaction
create index concurrently if not exists project_submissions_reviewer on project_submissions (reviewer_id) where reviewer_id is not null;
-- step: outside a transaction
create index concurrently if not exists project_submissions_holder on project_submissions (held_by) where held_by is not null;
-- step: outside a transaction
create index concurrently if not exists passkey_challenges_account on passkey_challenges (user_id) where user_id is not null;
-- step: outside a transaction
create index concurrently if not exists take_backs_account on take_backs (user_id);
-- step: outside a transaction
create index concurrently if not exists payment_events_reference on payment_events (reference) where reference is not null;
-- step: outside a transaction
create index concurrently if not exists audit_log_subject on audit_log (subject);
-- step: outside a transaction
create index concurrently if not exists session_reminders_account on session_reminders (user_id);
