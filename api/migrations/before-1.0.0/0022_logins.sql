-- What a login asks for, in two calls. As statements of their own, the first was planned anew each time, which took longer
-- than counting; the second asked twelve times whether the portal itself was asking, which took as long as writing.

-- Counts one attempt for each key, or none when one has reached its limit: then null, else the moments that were counted
-- at, in the order of the keys. They keep their microseconds, because a moment names its row. Attempts with a key in
-- common wait for each other, so of many at once exactly as many pass as are allowed; each statement in here looks after
-- the wait. Keys come in one order from everybody, so two never wait for each other in a circle.
-- `growing`: reaching the limit locks for one minute, every further failure a minute longer, up to `longest_lock`.
create function count_attempts(keys text[], most integer[], minutes integer[], growing boolean[], longest_lock integer) returns text[] language plpgsql as $$
declare
  so_far integer;
  minutes_ago double precision;
  moment text;
  moments text[] := '{}';
begin
  -- Nobody waits for the disk: a power cut may lose the counts of the last half second, and ends the guessing for longer.
  perform set_config('synchronous_commit', 'off', true);
  for at in 1 .. cardinality(keys) loop
    perform pg_advisory_xact_lock(hashtextextended(keys[at], 0));
  end loop;
  for at in 1 .. cardinality(keys) loop
    select coalesce(sum(r.hits), 0), extract(epoch from clock_timestamp() - max(r.window_start)) / 60 into so_far, minutes_ago
    from rate_counters r where r.key = keys[at] and r.window_start > clock_timestamp() - make_interval(mins => minutes[at]);
    if so_far >= most[at] and (not growing[at] or minutes_ago is null or minutes_ago < least(longest_lock, so_far - most[at] + 1)) then
      return null;
    end if;
  end loop;
  for at in 1 .. cardinality(keys) loop
    insert into rate_counters as r (key, window_start, hits) values (keys[at], clock_timestamp(), 1)
    on conflict (key, window_start) do update set hits = r.hits + 1
    returning r.window_start::text into moment;
    moments := moments || moment;
  end loop;
  return moments;
end $$;

-- Opens a session for whoever proved who they are, and notes it: the login's last visit, the seat's last use, the session
-- itself, the entry in the audit log. The first login makes the login and its employee rows ACTIVE (RULES 3.5). Null, and
-- nothing is opened, when the login or the seat was closed since it was read. The portal alone may ask: a person's
-- identity is refused. Plain statements, each going on from the one before.
create function open_login(account uuid, seat uuid, from_ip text, agent text, request text, noted_action text, noted_detail jsonb)
returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  acting memberships;
  opened uuid;
begin
  if app_role() is distinct from 'system' then
    raise insufficient_privilege using message = 'only the portal itself opens a session';
  end if;
  update users set last_successful_login = now(), status = 'ACTIVE' where id = account and status <> 'BLOCKED';
  if not found then return null; end if;
  update memberships m set last_used_at = now() where m.id = seat and m.user_id = account and m.blocked_at is null returning m.* into acting;
  if not found then return null; end if;
  insert into sessions (user_id, membership_id, ip, user_agent) values (account, seat, from_ip, agent) returning id into opened;
  update employees set status = 'ACTIVE' where user_id = account and status = 'PENDING';
  insert into audit_log (at, actor_id, actor_role, action, entity, entity_id, company_id, supplier_id, request_id, detail)
  values (now(), account, acting.role, noted_action, 'user', account::text, acting.company_id, acting.supplier_id, request, noted_detail);
  return opened;
end $$;
revoke all on function open_login(uuid, uuid, text, text, text, text, jsonb) from public;
grant execute on function open_login(uuid, uuid, text, text, text, text, jsonb) to portal_tenant;

-- Whatever runs with the owner's rights looks for tables in this schema and only then among a caller's temporary ones.
alter function memberships_of(uuid) set search_path = public, pg_temp;
alter function note_session(uuid) set search_path = public, pg_temp;
alter function open_session(uuid) set search_path = public, pg_temp;
alter function mail_brands(uuid[]) set search_path = public, pg_temp;
-- A trigger calls it, nobody else.
revoke all on function stamp_sessions() from public;
