-- Whose invitation a mail is, so that the subscription's list says when it could not be delivered. Mails of a server
-- of the release before say nothing, as those that are there.
alter table subscription_employees add column invite_failed_at timestamptz;
alter table outbox
  add column invited_subscription uuid,
  add column invited_employee uuid,
  add constraint outbox_invited_fkey foreign key (invited_subscription, invited_employee)
    references subscription_employees (subscription_id, employee_id) on delete set null;
create index outbox_invited_idx on outbox (invited_subscription, invited_employee)
  where invited_subscription is not null;
call keep_owners();
