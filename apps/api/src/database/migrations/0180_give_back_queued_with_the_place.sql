-- That a refund's take-back is given back is queued where the place is given (`givePlace`), so that the code shows it.
drop trigger enrolments_give_back on enrolments;
drop function queue_give_back();
