-- How far a replica must have come before it may answer: the position in the write-ahead log after the last write of a
-- person, a company, a supplier, or the portal itself (all zeros). Noted only where a replica is configured.
create table write_positions (
  key uuid primary key,
  position pg_lsn not null,
  noted_at timestamptz not null
);
call protect('write_positions', 'false');
call keep_owners();

-- Called after the commit whose position it notes.
create function note_write(keys uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- The noted write is on disk. A power cut may lose the notes of the last half second, which a replica has caught up
  -- with before the server is back.
  perform set_config('synchronous_commit', 'off', true);
  -- In one order, so that two of them never wait for each other in a circle.
  insert into write_positions as w (key, position, noted_at)
    select k, pg_current_wal_insert_lsn(), clock_timestamp() from unnest(keys) k order by k
    on conflict (key) do update set position = greatest(w.position, excluded.position), noted_at = excluded.noted_at;
end $$;
revoke all on function note_write(uuid[]) from public;
grant execute on function note_write(uuid[]) to portal_api;

-- The last position of all of them; null when none wrote lately.
create function needed_position(keys uuid[]) returns pg_lsn
language sql stable security definer set search_path = public, pg_temp
  as $$ select max(w.position) from write_positions w where w.key = any (needed_position.keys) $$;
revoke all on function needed_position(uuid[]) from public;
grant execute on function needed_position(uuid[]) to portal_api;
