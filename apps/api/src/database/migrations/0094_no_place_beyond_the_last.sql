-- How many places there are is a setting; that nobody has one beyond it stays a rule of the database.

create function refuse_a_place_beyond() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) ->> tg_argv[0])::integer > (select places from academy_settings) then
    raise exception 'there is no place %', to_jsonb(new) ->> tg_argv[0] using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger no_more_places_used before insert or update of used on waitlist_counter
  for each row execute function refuse_a_place_beyond('used');
create trigger no_place_beyond_the_last before insert or update of position on waitlist_entries
  for each row execute function refuse_a_place_beyond('position');

create function refuse_to_take_places_away() returns trigger language plpgsql as $$
begin
  if exists (select from waitlist_entries where position > new.places) then
    raise exception 'places beyond % are taken', new.places using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger taken_places_stay before update of places on academy_settings
  for each row execute function refuse_to_take_places_away();
