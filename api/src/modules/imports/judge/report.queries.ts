import type { ImportCounts, ImportSummary } from '@portal/contract/import-view';
import type pg from 'pg';
import type { InferOutput } from 'valibot';
import { reasonsOf } from '../read/stage-table.queries.ts';
import type { ImportSql } from './import-sql.queries.ts';

export type Owner = { importId: string; companyId: string | null; supplierId: string | null };
export type Result = { counts: InferOutput<typeof ImportCounts>; summary: ImportSummary };

/** New and changed rows that are kept to be looked at; refused rows are kept all. Odd ones first. */
const rowsShown = 2_000;

const columns =
  'import_id, row_number, company_id, supplier_id, outcome, reasons, cells, changes, warnings, price_moved';

/**
 * Writes the rows that a person may want to see, before anything is applied, so that the differences are still there.
 */
export async function writeRows(
  client: pg.Client,
  sql: ImportSql,
  { importId, companyId, supplierId }: Owner,
): Promise<void> {
  await client.query('delete from import_rows where import_id = $1', [importId]);
  await client.query(
    `insert into import_rows (${columns})
     select $1, s.row_number, $2, $3, v.outcome, coalesce(v.reasons::jsonb, '[]'), s.cells::jsonb,
       case when v.outcome = 'CHANGED' then ${sql.changes} else '[]' end,
       ${allWarnings}, v.price_moved
     from import_verdict v join import_stage s using (row_number) left join ${sql.table} e on e.id = v.target
     and v.outcome = 'CHANGED'
     where v.outcome = 'ERROR' or v.row_number in (
       select row_number from import_verdict join import_stage using (row_number) where outcome in ('NEW', 'CHANGED')
       order by price_moved desc, keeps_exit desc, (warnings is not null) desc, row_number limit ${rowsShown})`,
    [importId, companyId, supplierId],
  );
}

const allWarnings = `coalesce(s.warnings::jsonb, '[]')
  || case when v.price_moved then '[{"field":"price","key":"price-moved","value":""}]'::jsonb else '[]' end
  || case when v.keeps_exit then '[{"field":"exitDate","key":"exit-date-not-changed","value":""}]'::jsonb
  else '[]' end`;

/**
 * New rows that could not be inserted because somebody was quicker: they become refused rows. Between check and
 * insert only a single creation can slip in; imports into one place wait for each other.
 */
export async function refuseLost(
  client: pg.Client,
  sql: ImportSql,
  { importId, companyId, supplierId }: Owner,
): Promise<void> {
  await client.query(`update import_verdict v set outcome = 'ERROR', reasons = ${reasonsOf(sql.lost)}
    from import_stage s
    where s.row_number = v.row_number and v.outcome = 'NEW' and not exists (select from ${sql.table}
    where id = v.target)`);
  await client.query(
    `insert into import_rows (${columns})
     select $1, s.row_number, $2, $3, 'ERROR', v.reasons::jsonb, s.cells::jsonb, '[]', '[]', false
     from import_verdict v join import_stage s using (row_number) where v.outcome = 'ERROR'
     on conflict (import_id, row_number) do update set outcome = excluded.outcome, reasons = excluded.reasons`,
    [importId, companyId, supplierId],
  );
}

/** What became of every row, for the whole report; replaces what an earlier check found. */
export async function writeFates(client: pg.Client, { importId, companyId, supplierId }: Owner): Promise<void> {
  await client.query(
    `insert into import_fates (import_id, company_id, supplier_id, fates)
     select $1, $2, $3, coalesce(string_agg(left(outcome, 1), '' order by row_number), '') from import_verdict
     on conflict (import_id) do update set fates = excluded.fates`,
    [importId, companyId, supplierId],
  );
}

/** How many stored ones the file does not hold; asked before they are hidden. */
export async function missingOf(client: pg.Client, sql: ImportSql): Promise<number> {
  const { rows } = await client.query<{ missing: number }>(sql.missing.text, sql.missing.values);
  return rows[0]?.missing ?? 0;
}

/** The counts; new + changed + unchanged + errors is the number of rows in the file. */
export async function resultOf(client: pg.Client, importId: string, missing: number): Promise<Result> {
  const {
    rows: [{ moved, ...counts } = { moved: 0, total: 0, new: 0, changed: 0, unchanged: 0, errors: 0 }],
  } = await client.query<Result['counts'] & { moved: number }>(
    `select count(*)::int as total, count(*) filter (where outcome = 'NEW')::int as new,
       count(*) filter (where outcome = 'CHANGED')::int as changed,
       count(*) filter (where outcome = 'UNCHANGED')::int as unchanged,
       count(*) filter (where outcome = 'ERROR')::int as errors,
       count(*) filter (where price_moved)::int as moved from import_verdict`,
  );
  const { rows: warnings } = await client.query<ImportSummary['warnings'][number]>(
    `select w ->> 'key' as key, count(*)::int as count from import_verdict v
      join import_stage s using (row_number), jsonb_array_elements(${allWarnings}) w
     where v.outcome <> 'ERROR' and (s.warnings is not null or v.price_moved or v.keeps_exit) group by 1 order by 1`,
  );
  const { rows: reasons } = await client.query<ImportSummary['reasons'][number]>(
    `select r ->> 'field' as field, r ->> 'key' as key, count(*)::int as count
      from import_rows, jsonb_array_elements(reasons) r
     where import_id = $1 and outcome = 'ERROR' group by 1, 2 order by 3 desc, 1, 2 limit 100`,
    [importId],
  );
  const warned = (key: string) => warnings.find((warning) => warning.key === key)?.count ?? 0;
  return {
    counts,
    summary: {
      priceMoved: moved,
      missing,
      zeroPrices: warned('price-is-zero'),
      leavers: warned('has-left'),
      invited: 0,
      notKept: [],
      undone: null,
      warnings,
      reasons,
    },
  };
}
