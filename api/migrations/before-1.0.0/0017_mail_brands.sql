-- Whose mail it is at first sight, by company, or by the reseller whose own people are written to (SPEC 7, 8). A mail
-- about a company has its brand whoever causes it: a supplier of one product sees neither the company nor its reseller,
-- hence the definer. It answers what stands in every mail of that company.
create function mail_brands(ids uuid[])
returns table (id uuid, name text, theme jsonb, support_email text) language sql stable security definer set search_path = public as $$
  select c.id, s.name, case when s.id is not null then coalesce(own.theme, reseller.theme) end, coalesce(own.support_email, reseller.support_email)
  from companies c
  left join suppliers s on s.id = c.supplier_id and s.is_reseller
  left join brandings own on own.company_id = c.id
  left join brandings reseller on reseller.supplier_id = s.id
  where c.id = any (ids)
  union all
  select s.id, s.name, b.theme, b.support_email
  from suppliers s left join brandings b on b.supplier_id = s.id
  where s.id = any (ids) and s.is_reseller
$$;
revoke all on function mail_brands(uuid[]) from public;
grant execute on function mail_brands(uuid[]) to portal_tenant;
