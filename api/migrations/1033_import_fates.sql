-- What became of every row of an import, one letter a row in the file's order: N new, C changed, U unchanged, E
-- refused. The rows themselves are in the file; only those worth looking at stand in import_rows.
create table import_fates (
  import_id uuid primary key references imports (id) on delete cascade,
  company_id uuid,
  supplier_id uuid,
  fates text not null
);
call belong('{import_fates}', 'when company_id then true when supplier_id then true',
  'when company_id then true when supplier_id then true');
call keep_owners();
