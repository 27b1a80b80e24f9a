-- On how many days before its end a subscription reminds those who have not ordered, and the last of them that was
-- kept for this end. A server of the release before reminds three days before, and leaves the second column empty.
alter table subscriptions
  add column reminder_days integer[] not null default '{3}'
    check (cardinality(reminder_days) <= 5 and 0 <= all (reminder_days) and 60 >= all (reminder_days)),
  add column reminded_days integer;
call keep_owners();
