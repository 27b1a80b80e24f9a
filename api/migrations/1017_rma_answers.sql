-- Until when a supplier owes an answer to an RMA request, and when it expects the item back (RULES 3.3). A server
-- of the release before writes neither: its reports are due in five days.
alter table rma_requests
  add column answer_due date not null default current_date + 5,
  add column expected_back date;
update rma_requests set answer_due = (created_at at time zone 'Europe/Copenhagen')::date + 5;
call keep_owners();
