-- Why a month is left out, in the administrator's words; the employee reads it (RULES 2.4).
alter table left_out_months add column reason text not null default '';
call keep_owners();
