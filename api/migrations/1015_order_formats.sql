-- How a supplier takes its orders: a CSV for all of a file, or one UBL 2.1 document for each (RULES 4.4).
alter table suppliers
  add column order_file_format text not null default 'CSV' check (order_file_format in ('CSV', 'UBL')),
  add column ubl_customization_id text not null default 'urn:fdc:peppol.eu:poacc:trns:order:3',
  add column ubl_profile_id text not null default 'urn:fdc:peppol.eu:poacc:bis:order_only:3',
  add column ubl_endpoint text not null default '';
call keep_owners();
