-- What a trainer gives those who come to a session: links with a name each.
alter table training_sessions add column material jsonb not null default '[]'
  check (jsonb_typeof(material) = 'array' and jsonb_array_length(material) <= 10);
