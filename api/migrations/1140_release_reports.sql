-- A report of a release counts by the person who made it, and so many persons of one network: sessions are opened at
-- will, and one login must not end a trial. The network is kept as a keyed hash. Rows of before count for nobody.
alter table remote_loads add column user_id uuid references users (id) on delete cascade, add column network text;
create unique index remote_loads_person_key on remote_loads (user_id, remote, version, failed);
call keep_owners();
