-- A mail that the mail server does not take is tried again until this moment, three days after its first failure; then
-- it is FAILED and waits for a person on the operations page. Null until it has failed once.
alter table outbox add column give_up_at timestamptz;

-- One row says that this database was filled with the demo world, whose logins are public: production refuses it.
create table demo_world (
  only_one boolean primary key default true check (only_one),
  made_at timestamptz not null
);
call protect('demo_world', 'false');

call keep_owners();
