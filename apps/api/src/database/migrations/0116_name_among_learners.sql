-- Whether fellow learners who meet somebody by the product, and not by that person's own choice, read the first name.
alter table profiles add column is_name_shown boolean not null default true;
