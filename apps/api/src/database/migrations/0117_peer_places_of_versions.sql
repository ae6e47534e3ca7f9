-- Two places are for each version: what was sent about an older one is kept, and gives its place to readers of the newer.
alter table peer_reviews drop constraint peer_reviews_sent_has_place;
