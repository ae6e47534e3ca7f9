-- A postal address is kept as long as something has to be posted to it, and no longer.
alter table coin_redemptions drop constraint coin_redemptions_check2;
update coin_redemptions set address = null where settled_at is not null;
alter table coin_redemptions add constraint coin_redemptions_address_while_needed
  check ((reward_id = 'certificate' and settled_at is null) = (address is not null));
