-- A session stands for a person, a membership, its company or supplier and its employee (`open_session`). Whatever
-- changes in one of them changes the stamp of the open sessions, so a process that remembers a session finds out at the
-- next request by one small row (`session_state`, SECURITY T3).
--
-- The memberships are locked first: a session refers to its membership, so a login at the same moment either waits for
-- the change and reads it, or is seen by it. No session slips through unstamped.
create function stamp_sessions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  affected uuid[];
begin
  execute format('select array_agg(id) from (select m.id from memberships m where %s order by m.id for update) locked', tg_argv[0]) into affected using new.id;
  update sessions s set stamp = stamp + 1
  from memberships m
  where m.id = any (affected) and s.user_id = m.user_id and s.membership_id = m.id and s.revoked_at is null;
  return null;
end $$;

create trigger users_stamp after update on users for each row
  when ((old.email, old.name, old.language, old.status, old.must_change_password) is distinct from (new.email, new.name, new.language, new.status, new.must_change_password))
  execute function stamp_sessions('m.user_id = $1');
create trigger memberships_stamp after update on memberships for each row
  when ((old.user_id, old.role, old.company_id, old.supplier_id, old.employee_id, old.blocked_at) is distinct from (new.user_id, new.role, new.company_id, new.supplier_id, new.employee_id, new.blocked_at))
  execute function stamp_sessions('m.id = $1');
create trigger companies_stamp after update on companies for each row
  when ((old.company_name, old.status, old.supplier_id) is distinct from (new.company_name, new.status, new.supplier_id))
  execute function stamp_sessions('m.company_id = $1');
create trigger suppliers_stamp after update on suppliers for each row
  when ((old.name, old.status, old.deleted_at, old.is_reseller) is distinct from (new.name, new.status, new.deleted_at, new.is_reseller))
  execute function stamp_sessions('m.supplier_id = $1 or m.company_id in (select c.id from companies c where c.supplier_id = $1)');
create trigger employees_stamp after update on employees for each row
  when ((old.status, old.exit_date) is distinct from (new.status, new.exit_date))
  execute function stamp_sessions('m.employee_id = $1');
