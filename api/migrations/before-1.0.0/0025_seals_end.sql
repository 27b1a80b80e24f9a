-- Sealing says how many lines it sealed, so that who seals can stop when everything was sealed that stood there, instead
-- of going on for as long as anybody writes.

-- Not beside older instances: they call it without a number. Stop them before this runs.

-- Seals what is not sealed yet, `most` lines at once, and answers the new head and how many lines were sealed; or nothing
-- when there was nothing to do or another instance is at it. Lines commit out of the order of their numbers, so the chain
-- has an order of its own.
drop function seal_audit();
create function seal_audit(most integer) returns table (seal_no bigint, hash bytea, lines integer)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  head_no bigint := 0;
  head_hash bytea := '\x';
  line record;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seal-audit', 0)) then return; end if;
  select s.seal_no, s.hash into head_no, head_hash from audit_seals s order by s.seal_no desc limit 1;
  head_no := coalesce(head_no, 0);
  head_hash := coalesce(head_hash, '\x'::bytea);
  for line in
    select a.id, (extract(epoch from a.at) * 1000000)::bigint as line_at, sha256(convert_to(audit_line_text(a), 'UTF8')) as line_hash from audit_log a
    -- A transaction that began 100,000 lines ago has ended long since.
    where a.id > coalesce((select max(s.line_id) from audit_seals s), 0) - 100000 and not exists (select from audit_seals s where s.line_id = a.id)
    order by a.id limit most
  loop
    head_no := head_no + 1;
    head_hash := sha256(head_hash || line.line_hash || int8send(line.line_at));
    insert into audit_seals values (head_no, line.id, line.line_at, line.line_hash, head_hash);
    sealed := sealed + 1;
  end loop;
  if sealed > 0 then return query select head_no, head_hash, sealed; end if;
end $$;
revoke all on function seal_audit(integer) from public;
grant execute on function seal_audit(integer) to portal_tenant;
