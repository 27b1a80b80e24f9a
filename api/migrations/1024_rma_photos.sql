-- Photos of an RMA request, and until when each side has read its messages (RULES 3.3). A message is a line of the
-- request's log without a change of state, as a company's comment has been. A server of the release before knows
-- neither table.
create table rma_photos (
  request_id uuid not null,
  no integer not null check (no between 1 and 20),
  company_id uuid not null,
  supplier_id uuid not null,
  employee_id uuid not null,
  at timestamptz not null,
  actor_role text not null,
  path text not null,
  width integer not null,
  height integer not null,
  primary key (request_id, no),
  constraint rma_photos_request_fkey foreign key (company_id, request_id) references rma_requests (company_id, id)
);
call belong('{rma_photos}', 'when company_id then true when employee_id then true when supplier_id then true',
  'when employee_id then true when supplier_id then true');
revoke update, delete on rma_photos from portal_tenant;

create table rma_reads (
  request_id uuid not null,
  reader_role text not null check (reader_role in ('employee', 'company', 'supplier', 'admin')),
  company_id uuid not null,
  supplier_id uuid not null,
  employee_id uuid not null,
  read_at timestamptz not null,
  primary key (request_id, reader_role),
  constraint rma_reads_request_fkey foreign key (company_id, request_id) references rma_requests (company_id, id)
);
call belong('{rma_reads}', 'when company_id then true when employee_id then true when supplier_id then true',
  'when company_id then true when employee_id then true when supplier_id then true');
call keep_owners();
