-- When an attempt was handed in. Programs run for seconds, so its result may come later; what was handed in stays as it is.
alter table assessment_attempts add column handed_in_at timestamptz;
alter table assessment_attempts add constraint assessment_attempts_handed_in_with_answers
  check (handed_in_at is null or answers is not null);
