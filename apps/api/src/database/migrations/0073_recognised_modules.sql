-- Learning from before that the academy recognises in a module of a learning path, beside what was learned here.
create table recognised_modules (
  user_id uuid not null references users (id) on delete cascade,
  module_id text not null check (length(module_id) between 1 and 100),
  percent integer not null check (percent between 1 and 100),
  primary key (user_id, module_id)
);
