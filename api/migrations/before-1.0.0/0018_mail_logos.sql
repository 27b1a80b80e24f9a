-- The logo in the header of a mail: the one that the company's people see in the portal (DECISIONS 23), with the rest of its brand.
drop function mail_brands(uuid[]);
create function mail_brands(ids uuid[])
returns table (id uuid, name text, theme jsonb, support_email text, logo text) language sql stable security definer set search_path = public as $$
  select c.id, s.name, case when s.id is not null then coalesce(own.theme, reseller.theme) end, coalesce(own.support_email, reseller.support_email),
    case when s.id is not null then coalesce(own.logo, reseller.reseller_logo, reseller.logo) end
  from companies c
  left join suppliers s on s.id = c.supplier_id and s.is_reseller
  left join brandings own on own.company_id = c.id
  left join brandings reseller on reseller.supplier_id = s.id
  where c.id = any (ids)
  union all
  select s.id, s.name, b.theme, b.support_email, b.logo
  from suppliers s left join brandings b on b.supplier_id = s.id
  where s.id = any (ids) and s.is_reseller
$$;
revoke all on function mail_brands(uuid[]) from public;
grant execute on function mail_brands(uuid[]) to portal_tenant;
