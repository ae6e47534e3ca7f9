-- What a learner has planned. The days are calculated when it is read; the promised one says how it goes.
create table study_plans (
  user_id uuid primary key references users (id) on delete cascade,
  -- Null: all courses with a place.
  course_id text,
  hours_per_week numeric(3, 1) not null check (hours_per_week between 0.5 and 40),
  promised_on date not null,
  made_at timestamptz not null
);
