import type { HrMapping, HrSystem } from '@portal/contract/hr-systems';
import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import type { Db } from '../../../db/tenant.ts';
import type { OpenOptions } from '../../../tabular/open-table.ts';
import type { ImportRecord } from '../import-record.queries.ts';
import type { ImportScope } from '../imports.queries.ts';

/** How the company's HR program writes its employees (RULES 4.3). */
export type DescribedFile = Pick<
  HrSystem,
  'name' | 'importKind' | 'delimiter' | 'encoding' | 'dateFormat' | 'onMissing'
> & { mapping: HrMapping };

/** The HR system of the caller's company; suppliers and companies without one have none. */
export async function readHrSystem(db: Db, scope: ImportScope): Promise<DescribedFile | undefined> {
  if (scope.role !== 'company') return undefined;
  const row = await db
    .selectFrom('companies as c')
    .innerJoin('hr_systems as h', 'h.id', 'c.hr_system_id')
    .select([
      'h.name',
      'h.import_kind as importKind',
      'h.delimiter',
      'h.encoding',
      'h.date_format as dateFormat',
      'h.on_missing as onMissing',
      'h.mapping',
    ])
    .where('c.id', '=', scope.companyId)
    .executeTakeFirst();
  return row;
}

/** What the file is read with. Unicode is recognised by its bytes; the older encoding is what anything could be. */
export function layoutOf({ importKind, delimiter, encoding }: DescribedFile): OpenOptions {
  if (importKind !== 'CSV') return {};
  return { delimiter, ...(encoding === 'WIN1252' ? { encoding: 'windows-1252' as const } : {}) };
}

/**
 * The mapping that the HR system describes, for a file that has its column of employee numbers; undefined for another
 * file. Headers count as the same whatever their case. Columns that the file lacks are left out.
 */
export function describedMapping(
  { mapping, dateFormat }: DescribedFile,
  columns: readonly string[],
): { mapping: ImportMapping; options: Partial<ImportOptions> } | undefined {
  const found = new Map(columns.map((name) => [name.toLowerCase(), name]));
  const present = Object.entries(mapping).flatMap(([field, column]) => {
    const name = column && found.get(column.toLowerCase());
    return name ? [[field, { column: name }] as const] : [];
  });
  const known = Object.fromEntries(present) as ImportMapping;
  return known.employNo && { mapping: known, options: { dateFormat, matchKey: 'employNo' } };
}

/** True when nobody is to be told of employees that a file of this company's HR system no longer holds. */
export async function ignoresMissing(db: Db, { kind, companyId }: ImportRecord): Promise<boolean> {
  if (kind !== 'EMPLOYEES') return false;
  const row = await db
    .selectFrom('companies as c')
    .innerJoin('hr_systems as h', 'h.id', 'c.hr_system_id')
    .select('h.on_missing')
    .where('c.id', '=', companyId)
    .executeTakeFirst();
  return row?.on_missing === 'IGNORE';
}
