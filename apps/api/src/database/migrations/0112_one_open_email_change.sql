-- Two wishes at one moment must not both stay open: each would have a link that counts.
update email_changes earlier set ended_at = now()
 where confirmed_at is null and ended_at is null
   and exists (select from email_changes later
                where later.user_id = earlier.user_id and later.confirmed_at is null and later.ended_at is null
                  and (later.asked_at, later.id) > (earlier.asked_at, earlier.id));
create unique index email_changes_one_open on email_changes (user_id)
 where confirmed_at is null and ended_at is null;
