-- The audit log cannot be changed, and a change made past that shows. Lines are written by many at once and take no
-- lock for it; once a minute one instance seals what is new into a chain of hashes (SECURITY T19).

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_role text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  company_id uuid,
  supplier_id uuid,
  request_id text not null default '',
  detail jsonb not null default '{}'
);
create index audit_log_company_idx on audit_log (company_id, id desc);
create index audit_log_entity_idx on audit_log (entity, entity_id);
call protect('audit_log', 'false');
revoke update, delete on audit_log from portal_tenant;

-- Lines can be added and not read back, so this says what a request may add: a line in its own person's name about its
-- own company, or about one that it serves.
alter policy audit_log_insert on audit_log with check ((select sees_all())
  or ((actor_id is null or actor_id = (select app_user())) and case (select app_role())
    when 'company' then company_id is null or company_id = (select app_company())
    when 'employee' then company_id is null or company_id = (select app_company())
    when 'supplier' then (supplier_id is null or supplier_id = (select app_supplier()))
      and (company_id is null or serves(company_id))
    else false end));

create table audit_seals (
  seal_no bigint primary key,
  line_id bigint not null constraint audit_seals_line_id_key unique,
  -- microseconds since 1970 of the line: says when a missing line was old enough to be forgotten
  line_at bigint not null,
  line_hash bytea not null,
  -- SHA-256 of the hash before it, the line's hash and its time
  hash bytea not null
);
call protect('audit_seals', 'false');
revoke insert, update, delete on audit_seals from portal_tenant;

-- One line as the bytes that are sealed. A list, so that no two different lines read alike.
create function audit_line_text(line audit_log) returns text language sql immutable as $$
  select jsonb_build_array(line.id, (extract(epoch from line.at) * 1000000)::bigint, line.actor_id, line.actor_role,
    line.action, line.entity,
    line.entity_id, line.company_id, line.supplier_id, line.request_id, line.detail)::text
$$;

-- Seals what is not sealed yet and answers the new head, or nothing when there was nothing to do or another instance
-- is at it. Lines commit out of the order of their numbers, so the chain has an order of its own.
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
    select a.id, (extract(epoch from a.at) * 1000000)::bigint as line_at,
      sha256(convert_to(audit_line_text(a), 'UTF8')) as line_hash from audit_log a
    -- A transaction that began 100,000 lines ago has ended long since.
    where a.id > coalesce((select max(s.line_id) from audit_seals s), 0) - 100000
      and not exists (select from audit_seals s where s.line_id = a.id)
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

-- Not even the owner changes a line by mistake. Lines are forgotten after five years (RULES 5); seals stay.
create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'audit_log' then
    if old.at < now() - interval '5 years' then return old; end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_kept before update or delete on audit_log for each row execute function keep_audit();
create trigger audit_log_not_emptied before truncate on audit_log for each statement execute function keep_audit();
create trigger audit_seals_kept before update or delete on audit_seals for each row execute function keep_audit();
create trigger audit_seals_not_emptied before truncate on audit_seals for each statement execute function keep_audit();

create function forget_audit() returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten bigint;
begin
  delete from audit_log where at < now() - interval '5 years' and id in (select s.line_id from audit_seals s);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
revoke all on function forget_audit() from public;
grant execute on function forget_audit() to portal_tenant;
