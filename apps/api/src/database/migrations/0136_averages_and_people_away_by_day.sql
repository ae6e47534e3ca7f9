-- What the live figures of a large academy still counted from rows of people when they were asked for: how far the learners
-- of a course have come on average, and who is away.
alter table course_days add column percent_sum bigint not null default 0 check (percent_sum between 0 and 100 * learners);
alter table course_days alter column percent_sum drop default;

-- How many people learned last on which day.
create table last_active_days (
  day date primary key,
  people bigint not null check (people > 0)
);

-- Until the job has counted these too, figures are counted when they are asked for.
delete from figure_rollups where rollup = 'academy';
