import type { ImportField } from '@portal/contract/import-kinds';
import type { Db } from '../../db/tenant.ts';
import { listDefinitions } from '../attributes/index.ts';
import type { ImportRecord } from './import-record.queries.ts';
import { employeeSql } from './judge/employee-sql.queries.ts';
import type { ImportSql } from './judge/import-sql.queries.ts';
import { productSql } from './judge/product-sql.queries.ts';
import { employeeReader } from './read/employee-values.mapping.ts';
import type { ReadRow } from './read/findings.mapping.ts';
import { layoutOf } from './read/layout.rules.ts';
import { productReader } from './read/product-values.mapping.ts';
import { employeeStage, productStage, type StageColumn } from './read/stage-table.queries.ts';

/** How one import is read and written. */
export type Plan = {
  stage: readonly StageColumn[];
  read: (cells: readonly string[]) => ReadRow;
  sql: ImportSql;
  notKept: ImportField[];
};

/** Puts together reader and statements for an import's kind, mapping and options; `samples` are its first rows. */
export async function planOf(
  db: Db,
  record: ImportRecord,
  samples: readonly (readonly string[])[],
  now: Date,
  today: string,
): Promise<Plan> {
  const { mapping, options, columns } = record;
  const layout = layoutOf(mapping, columns, options, samples);
  if (record.kind === 'EMPLOYEES') {
    const settings = await db
      .selectFrom('company_settings')
      .innerJoin('companies', 'companies.id', 'company_settings.company_id')
      .select(['employee_birthday', 'employee_gender', 'companies.country'])
      .where('company_id', '=', record.companyId)
      .executeTakeFirst();
    const [keepsBirthday, keepsGender] = [settings?.employee_birthday ?? false, settings?.employee_gender ?? false];
    const country = settings?.country ?? '';
    return {
      stage: employeeStage,
      read: employeeReader({ mapping, columns, layout, today, keepsBirthday, keepsGender, country }),
      sql: employeeSql({ importId: record.id, companyId: record.companyId, mapping, options, now }),
      notKept: [
        ...(mapping.birthday && !keepsBirthday ? ['birthday' as const] : []),
        ...(mapping.gender && !keepsGender ? ['gender' as const] : []),
      ],
    };
  }
  const isAccessory = record.kind === 'ACCESSORIES';
  const rows = isAccessory ? [] : await db.selectFrom('categories').select(['id', 'name', 'danish_name']).execute();
  // A file names a category in either language; the first name wins where one is the second of another.
  const namesOf = (name: 'name' | 'danish_name') =>
    rows.map((row) => [row[name].trim().toLowerCase(), row.id] as const);
  const categories = new Map([...namesOf('danish_name'), ...namesOf('name')].filter(([name]) => name !== ''));
  const definitions = new Map(
    (await listDefinitions(db, record.supplierId)).map((definition) => [definition.name, definition]),
  );
  const { currency } = await db
    .selectFrom('catalogs')
    .select('currency')
    .where('id', '=', record.catalogId)
    .executeTakeFirstOrThrow();
  return {
    stage: productStage,
    read: productReader({ mapping, columns, options, layout, categories, currency, isAccessory, definitions }),
    sql: productSql({
      importId: record.id,
      table: isAccessory ? 'accessories' : 'products',
      catalogId: record.catalogId,
      supplierId: record.supplierId,
      mapping,
      options,
      now,
    }),
    notKept: [],
  };
}
