-- The live figures of a large academy by day, counted by the job (decision 57), so that any days that somebody chooses are
-- sums of a few rows. Nothing here names anybody. They take the place of whole answers that were kept for three periods.
drop table figure_snapshots;
alter table figure_rollups drop constraint figure_rollups_rollup_check;
alter table figure_rollups add constraint figure_rollups_rollup_check check (rollup in ('learning', 'academy'));

-- What happened on each day in South Africa, and how far those have come who signed up or joined on it.
create table academy_days (
  day date primary key,
  signups bigint not null check (signups >= 0),
  invited bigint not null check (invited between 0 and signups),
  joined_from_list bigint not null check (joined_from_list between 0 and signups),
  joined bigint not null check (joined >= 0),
  enrolled bigint not null check (enrolled between 0 and joined),
  learning bigint not null check (learning between 0 and enrolled),
  completed bigint not null check (completed between 0 and learning),
  enrolments bigint not null check (enrolments >= 0),
  completions bigint not null check (completions >= 0),
  revenue_cents bigint not null check (revenue_cents >= 0)
);

-- Who learned on a day, by the day on which they had learned before: people are active within a range once, on the first day
-- in it, which is the one whose day before lies outside. So different people can be counted from sums.
create table active_days (
  day date not null,
  -- -infinity for a first day.
  previous date not null check (previous < day),
  people bigint not null check (people > 0),
  primary key (day, previous)
);

-- Of those who joined on a day, who learned in which week after the one they joined in.
create table cohort_days (
  day date not null,
  later integer not null check (later >= 0),
  people bigint not null check (people > 0),
  primary key (day, later)
);

-- Of those who joined a course on a day, how many, and who has completed it since.
create table course_days (
  course_id text not null,
  day date not null,
  learners bigint not null check (learners > 0),
  completed bigint not null check (completed between 0 and learners),
  primary key (course_id, day)
);
