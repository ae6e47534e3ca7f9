-- Which counts have ended depends on the window of each, so no index over their beginnings finds them. Every try paid for it;
-- the nightly look at all counts does not need it.
drop index try_counts_age;
