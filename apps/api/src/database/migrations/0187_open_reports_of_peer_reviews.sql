-- The queue of project reviews marks those with a report that nobody has settled: a handful among all.
-- step: outside a transaction
create index concurrently if not exists peer_reviews_open_reports on peer_reviews (submission_id)
  where reported_at is not null and settled_at is null;
