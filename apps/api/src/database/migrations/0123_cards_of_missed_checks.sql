-- Checks that were missed before there were cards come back like those that are missed from now on, so that building
-- progress anew gives the rows that are there. Never answered, a card is due on the day on which it was missed.
insert into review_cards (user_id, lesson_id, card_id, course_id, entered_at, due_on)
select user_id, subject, 'check:' || (data ->> 'checkId'), min(data ->> 'courseId'), min(occurred_at),
       (min(occurred_at) at time zone 'Africa/Johannesburg')::date
  from (select user_id, kind, subject, data, occurred_at from learning_events
        union all
        select user_id, kind, subject, data, occurred_at from learning_events_archive) told
 where kind = 'check-answered' and data ->> 'isRight' = 'false' and data ->> 'courseId' is not null
 group by user_id, subject, data ->> 'checkId'
    on conflict (user_id, lesson_id, card_id) do update
   set entered_at = least(review_cards.entered_at, excluded.entered_at),
       due_on = case when review_cards.answered_on is null
                     then least(review_cards.due_on, excluded.due_on) else review_cards.due_on end;
