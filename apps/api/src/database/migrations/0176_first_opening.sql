-- When the first lesson outside the preview was handed out under a place whose buyer agreed to start at once and so gave up the
-- right to cancel by starting (ECT Act, s 42(2)(d)). What a device reports alone cannot say so: a program may report nothing.
alter table enrolments
  add column first_opened_at timestamptz,
  add constraint enrolments_first_opened check (first_opened_at is null or order_id is not null);
