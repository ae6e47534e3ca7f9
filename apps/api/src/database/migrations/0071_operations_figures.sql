-- The operations dashboard counts what happened in a period. None of these columns changes once it is set, so that
-- updates of the rows stay as cheap as they were.
create index users_by_joining on users (created_at) where role = 'learner';
create index enrolments_by_time on enrolments (enrolled_at);
create index learning_days_by_day on learning_days (day, user_id);
create index course_progress_by_completion on course_progress (completed_at) where completed_at is not null;
create index payment_orders_by_payment on payment_orders (paid_at) where paid_at is not null;
