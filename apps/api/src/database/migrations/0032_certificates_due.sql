-- A completed course queues its certificate where it is recorded, so that one is never without the other, whichever way
-- the event came into the log. The job is done once: certificates are unique for each person and course.
create function queue_certificate() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'issue-certificate', json_build_object('userId', new.user_id, 'courseId', new.subject));
  return null;
end
$$;

create trigger learning_events_certificate after insert on learning_events
  for each row when (new.kind = 'course-completed') execute function queue_certificate();
