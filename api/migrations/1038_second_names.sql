-- A second name in Danish for categories and catalogs; empty, the first is shown to everybody (DECISIONS 44).
alter table categories add column danish_name text not null default '';
alter table catalogs add column danish_name text not null default '';
call keep_owners();

-- A name for the reader whose language the transaction carries; without one it is the first.
create function in_language(first_name text, danish_name text) returns text language sql stable parallel safe
  as $$ select case when current_setting('app.language', true) = 'da-dk' and danish_name <> '' then danish_name
    else first_name end $$;
