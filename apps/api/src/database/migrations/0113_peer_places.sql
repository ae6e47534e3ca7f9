-- Who took a project to review and let its time go by gives the place back; that it was taken is remembered, so the place
-- alone becomes empty. What was sent keeps its place.
alter table peer_reviews alter column place drop not null;
alter table peer_reviews add constraint peer_reviews_sent_has_place check (place is not null or sent_at is null);
