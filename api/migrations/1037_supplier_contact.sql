-- A company may leave its employees' phone and work e-mail out of what suppliers get (DECISIONS 45).
alter table company_settings add column supplier_contact boolean not null default true;
call keep_owners();
