-- A process keeps what it has made of a learner's record while its version stays the same. A place in a course opens
-- lessons, so whoever gets or loses one, by whatever hand, has another version at once.
create function raise_version_of_learner() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into learner_tallies as known (user_id, version) values (new.user_id, 1)
    on conflict (user_id) do update set version = known.version + 1;
  else
    -- Not inserted: the account itself may be on its way out.
    update learner_tallies set version = version + 1 where user_id = old.user_id;
  end if;
  return null;
end $$;
create trigger enrolments_raise_version after insert or update or delete on enrolments
  for each row execute function raise_version_of_learner();

insert into learner_tallies (user_id) select distinct user_id from enrolments on conflict do nothing;
