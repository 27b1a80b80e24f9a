-- The delivery log: when a mail was last tried, and what the mail server said when it took it.
alter table outbox add column tried_at timestamptz, add column answer text not null default '';
update outbox set tried_at = sent_at where sent_at > now() - interval '30 days';
create index outbox_tried_idx on outbox (tried_at desc, id desc) where tried_at is not null;

-- How often a job was begun, and why it failed.
alter table jobs add column attempts integer not null default 0, add column reason text not null default '';
call keep_owners();
