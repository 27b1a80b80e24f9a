-- Mails in the order in which they leave: what one person waits for, such as a login link, before the invitations of a
-- whole company (src/mail/deliver.ts).
create index outbox_due_idx on outbox ((kind = 'subscription-invitation'), send_after, id) where status = 'WAITING';
