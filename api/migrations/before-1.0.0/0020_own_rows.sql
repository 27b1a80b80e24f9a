-- Whose a row is, asked once a statement: the id that the transaction acts as is looked up once and compared with the
-- columns that say whose the row is. Before, a statement looked up three things for each table: whether everything may
-- be seen, and the company's and the employee's id. On the shortest lists that was most of what row-level security costs.

-- Not beside older instances: they do not say as whom they act, so these tables show them nothing and take nothing from
-- them. Stop them before this runs.

-- The company's, supplier's or employee's id; all zeros for who sees everything (`src/db/tenant.ts`).
create function acts_as() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;

-- Tables whose rows say themselves whose they are. `reads` and `writes` name the columns; ids are unique among all
-- tables, so an employee's id is found in no column of companies. Other tables stand behind `protect`.
create procedure belong(tables text[], reads text, writes text) language plpgsql as $$
declare
  name text;
  whose constant text := 'case (select acts_as()) %s when ''00000000-0000-0000-0000-000000000000'' then true else false end';
begin
  foreach name in array tables loop
    execute format('alter policy %I on %I using (%s)', name || '_read', name, format(whose, reads));
    execute format('alter policy %I on %I with check (%s)', name || '_insert', name, format(whose, writes));
    execute format('alter policy %I on %I using (%s) with check (%s)', name || '_update', name, format(whose, writes), format(whose, writes));
    execute format('alter policy %I on %I using (%s)', name || '_delete', name, format(whose, writes));
  end loop;
end $$;

call belong('{employees}', 'when company_id then true when id then true', 'when company_id then true when id then true');
call belong('{subscription_employees, pay_in_full_requests, pay_in_full_logs}',
  'when company_id then true when employee_id then true', 'when company_id then true when employee_id then true');
call belong('{salary_draws}', 'when company_id then true when employee_id then true', 'when company_id then true');
call belong('{orders}', 'when company_id then true when employee_id then true when supplier_id then not is_proposal',
  'when company_id then true when employee_id then true when supplier_id then true');
call belong('{order_lines}', 'when company_id then true when employee_id then true when supplier_id then true',
  'when company_id then true when employee_id then true');
call belong('{order_events, rma_requests, rma_logs}', 'when company_id then true when employee_id then true when supplier_id then true',
  'when company_id then true when employee_id then true when supplier_id then true');
call belong('{order_files}', 'when company_id then true when supplier_id then is_sent', 'when company_id then true');
call belong('{order_file_orders}', 'when company_id then true when supplier_id then true', 'when company_id then true');
call belong('{jobs, imports, import_rows, import_fixes, import_mappings}',
  'when company_id then true when supplier_id then true', 'when company_id then true when supplier_id then true');
call belong('{import_undo_goods}', 'when supplier_id then true', 'when supplier_id then true');
call belong('{import_undo, salary_files, salary_file_problems, left_out_months, leasing_agreements, leasing_agreement_orders}',
  'when company_id then true', 'when company_id then true');

-- No policy asks for an employee by itself any more.
drop function as_employee();
