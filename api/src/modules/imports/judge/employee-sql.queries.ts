import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import { comparedColumns, differences, differs, employeeStage, reasonsOf } from '../read/stage-table.queries.ts';
import type { ImportSql } from './import-sql.queries.ts';

type Target = { importId: string; companyId: string; mapping: ImportMapping; options: ImportOptions; now: Date };

const byKey = {
  // The same number and the same address is the same person; one of them alone belongs to somebody else.
  both: 'case when by_number.id = by_email.id then by_number.id end',
  employNo: 'by_number.id',
  email: 'by_email.id',
} as const;

/** An exit day of somebody with running orders starts a pay-in-full, which no file may do (UX 1.4). */
const exitDiffers = '(s.exit_date is not null and s.exit_date is distinct from e.exit_date)';
const hasOrders = `exists (select from orders o where o.company_id = $1 and o.employee_id = e.id
  and o.status <> 'DELETED' and not o.is_proposal)`;

/**
 * Employees of one company. Number and e-mail are unique among those not deleted, in the file and in the database; a
 * row that is neither new nor the same person is refused by the key that is taken (RULES scenario 7).
 */
export function employeeSql({ importId, companyId, mapping, options, now }: Target): ImportSql {
  const columns = comparedColumns(employeeStage, mapping);
  const hasExit = mapping.exitDate !== undefined;
  const key = options.matchKey === 'employNo' || options.matchKey === 'email' ? options.matchKey : 'both';
  const keepsExit = hasExit ? `(e.id is not null and ${exitDiffers} and ${hasOrders})` : 'false';

  const verdict = `create temp table import_verdict on commit drop as
    with good as (select row_number, employ_no, email from import_stage where not is_bad),
    number_twice as (select employ_no, min(row_number) as first from good group by employ_no having count(*) > 1),
    once as (select g.*, t.first as number_first, t.first is not null and t.first < g.row_number as is_second
    from good g left
    join number_twice t using (employ_no)),
    email_twice as (select email, min(row_number) as first from once where not is_second
    group by email having count(*) > 1),
    found as (
      select o.row_number, o.employ_no, o.email, o.is_second, o.number_first, t.first as email_first,
      t.first is not null
      and t.first < o.row_number as is_email_second,
        by_number.id as number_owner, by_email.id as email_owner, ${byKey[key]} as target
      from once o left join email_twice t using (email)
      left join employees by_number on by_number.company_id = $1 and by_number.deleted_at is null
      and by_number.employ_no = o.employ_no
      left join employees by_email on by_email.company_id = $1 and by_email.deleted_at is null
      and by_email.email = o.email),
    judged as (
      select f.row_number, f.target, ${reasonsOf([
        {
          when: 'f.is_second or (f.number_owner is not null and f.number_owner is distinct from f.target)',
          field: 'employNo',
          key: 'employeenumber-already-exists',
          value: 'f.employ_no',
          otherRow: 'case when f.is_second then f.number_first end',
          owner: 'case when not f.is_second then (select name from employees where id = f.number_owner) end',
        },
        {
          when: 'f.is_email_second or (f.email_owner is not null and f.email_owner is distinct from f.target)',
          field: 'email',
          key: 'employee-email-already-exists',
          value: 'f.email',
          otherRow: 'case when f.is_email_second then f.email_first end',
          owner: 'case when not f.is_email_second then (select name from employees where id = f.email_owner) end',
        },
      ])} as reasons from found f)
    select s.row_number, coalesce(s.reasons, j.reasons) as reasons, coalesce(e.id, new_id()) as target, ${keepsExit}
    as keeps_exit, false as price_moved,
      case when s.is_bad or j.reasons is not null then 'ERROR' when e.id is null then 'NEW'
        when ${differs(columns)}${hasExit ? ` or (${exitDiffers} and not ${hasOrders})` : ''} then 'CHANGED'
        else 'UNCHANGED' end as outcome
    from import_stage s left join judged j using (row_number) left join employees e on e.id = j.target`;

  const exitChange = `case when ${exitDiffers} and not v.keeps_exit
    then jsonb_build_object('field', 'exitDate', 'from', e.exit_date::text, 'to', s.exit_date::text) end`;
  const singles = [...differences(columns), ...(hasExit ? [exitChange] : [])];
  const required = ['employ_no', 'name', 'email', 'birthday', 'exit_date'];
  const names = employeeStage.map(({ name }) => name);

  return {
    table: 'employees',
    prepare: [],
    verdict: { text: verdict, values: [companyId] },
    changes: `jsonb_path_query_array(jsonb_build_array(${singles.join(', ')}), '$[*] ? (@ != null)')`,
    insert: (from, to) => ({
      text: `insert into employees (id, company_id, import_id, created_at, ${names.join(', ')})
        select v.target, $1, $5, $2,
        ${names.map((name) => (required.includes(name) ? `s.${name}` : `coalesce(s.${name}, '')`)).join(', ')}
        from import_stage s join import_verdict v using (row_number) where v.outcome = 'NEW' and s.row_number >= $3
        and s.row_number < $4 order by s.row_number on conflict do nothing`,
      values: [companyId, now, from, to, importId],
    }),
    remember: [
      {
        text: `insert into import_undo (import_id, employee_id, company_id, version, before)
        select $2, e.id, e.company_id, e.version + 1,
        jsonb_build_object(${names.map((name) => `'${name}', e.${name}`).join(', ')})
        from import_verdict v join employees e on e.id = v.target where v.outcome = 'CHANGED' and e.company_id = $1`,
        values: [companyId, importId],
      },
    ],
    update: {
      text: `update employees e set version = e.version +
        1${columns.map(({ name }) => `, ${name} = coalesce(s.${name}, e.${name})`).join('')}
        ${
          hasExit
            ? `, exit_date = case when v.keeps_exit then e.exit_date
          else coalesce(s.exit_date, e.exit_date) end`
            : ''
        }
        from import_stage s join import_verdict v using (row_number) where e.id = v.target and v.outcome = 'CHANGED'
        and e.company_id = $1`,
      values: [companyId],
    },
    finish: [],
    missing: {
      text: `select count(*)::int as missing from employees e where company_id = $1 and deleted_at is null
        and exit_date is null and not exists (select from import_verdict v where v.target = e.id)
        and not exists (select from import_stage s where s.employ_no = e.employ_no) and not exists (select
        from import_stage s where s.email = e.email)`,
      values: [companyId],
    },
    lost: [
      {
        field: 'employNo',
        key: 'employeenumber-already-exists',
        value: 's.employ_no',
        when: `exists (select from employees e where e.company_id = app_company() and e.deleted_at is null
          and e.employ_no = s.employ_no)`,
      },
      {
        field: 'email',
        key: 'employee-email-already-exists',
        value: 's.email',
        when: `not exists (select from employees e where e.company_id = app_company() and e.deleted_at is null
          and e.employ_no = s.employ_no)`,
      },
    ],
  };
}
