-- What browsers say of the front end's releases: which remote's version a session was shown, and which one failed for
-- it. A session counts once for each, so that nobody's repetitions weigh more. A release on trial (a canary) that fails
-- too often is halted, and stays so.
create table remote_loads (
  session_id uuid not null references sessions (id) on delete cascade,
  remote text not null,
  version text not null,
  on_trial boolean not null,
  failed boolean not null,
  at timestamptz not null,
  primary key (session_id, remote, version, failed)
);
create index remote_loads_remote_idx on remote_loads (remote, at);
call protect('remote_loads', 'false');

create table halted_releases (
  remote text not null,
  version text not null,
  halted_at timestamptz not null,
  loads integer not null,
  failures integer not null,
  primary key (remote, version)
);
call protect('halted_releases', 'true');
call keep_owners();
