-- Notices of badges and jobs of certificates are steps of the statement that adds to the log (`follow-ups.store.ts`), so that
-- the code shows them.
drop trigger learning_events_certificate on learning_events;
drop function queue_certificate();
drop trigger learning_events_notice on learning_events;
drop function notice_achievement();
