-- The term that the shop suggests (UX 1.9). A server of the release before leaves it empty: the longest one.
alter table subscriptions add column default_months integer check (default_months between 1 and 120);
call keep_owners();
