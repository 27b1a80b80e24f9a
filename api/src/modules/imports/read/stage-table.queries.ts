import { employeeFieldNames, employeeFields, type EmployeeField } from '@portal/contract/employee-fields';
import { nameParts } from '@portal/contract/import-fields';
import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportMapping } from '@portal/contract/import-mapping';
import { employeeColumns } from '../../../db/employee-columns.ts';

/** A column of the staging table, and which field's mapping fills it. `compare`: it is also a column of the entity. */
export type StageColumn = { name: string; type: string; fields: readonly ImportField[]; compare: boolean };

const column = (
  name: string,
  type: string,
  fields: ImportField | readonly ImportField[],
  compare = true,
): StageColumn => ({ name, type, fields: typeof fields === 'string' ? [fields] : fields, compare });

/** In the order of `productReader`'s values. */
export const productStage: readonly StageColumn[] = [
  column('sku', 'text', 'SKU'),
  column('supplier_sku', 'text', 'supplierSKU'),
  column('product_name', 'text', 'productName'),
  column('description', 'text', 'description'),
  column('price', 'bigint', 'price'),
  column('retail_price', 'bigint', 'retailPrice'),
  column('image', 'text', 'image'),
  column('product_link', 'text', 'productLink'),
  column('attributes', 'jsonb', [], false),
  column('mandatory', 'boolean', 'mandatory'),
  column('featured', 'boolean', 'featured'),
  column('billing_period', 'integer', 'billingPeriod'),
  column('all_risk', 'bigint', 'allRisk'),
  column('employee_ins', 'bigint', 'employeeIns'),
  // Also filled by the option, so always compared.
  column('category_id', 'uuid', 'category'),
  column('group_key', 'text', 'groupKey'),
  column('accessory_of', 'text[]', 'accessoryOf', false),
];

const ofProductsOnly = ['category_id', 'billing_period', 'all_risk', 'employee_ins', 'group_key'];

/** The columns of products or of accessories that a file fills. */
export const goodsColumns = (table: 'products' | 'accessories'): StageColumn[] =>
  productStage.filter(
    ({ name }) => name !== 'accessory_of' && (table === 'products' || !ofProductsOnly.includes(name)),
  );

/** What a staff file can write: a role is read, warned of and left as it is. */
export const stagedFields = employeeFieldNames.filter(
  (name): name is Exclude<EmployeeField, 'role'> => name !== 'role',
);

/** Columns that the columns of several fields fill: `8000 Aarhus C` may be one of them. */
const sources: Partial<Record<EmployeeField, readonly ImportField[]>> = {
  name: ['name', ...nameParts],
  zipCode: ['zipCode', 'city'],
  city: ['city', 'zipCode'],
};

/** In the order of `employeeReader`'s values. */
export const employeeStage: readonly StageColumn[] = stagedFields.map((name) =>
  column(
    employeeColumns[name].column,
    employeeFields[name].kind === 'day' ? 'date' : 'text',
    sources[name] ?? name,
    name !== 'exitDate',
  ),
);

/** The columns that a mapping can change: the others are not even compared. */
export function comparedColumns(stage: readonly StageColumn[], mapping: ImportMapping): StageColumn[] {
  return stage.filter(
    ({ compare, fields, name }) =>
      compare && (name === 'category_id' || fields.some((field) => mapping[field] !== undefined)),
  );
}

/** What every row carries beside its values; `cells` is the row as the file has it, for the report. */
const common = 'row_number integer not null, is_bad boolean not null, reasons text, warnings text, cells text not null';

export function createStage(stage: readonly StageColumn[]): string {
  return `create temp table import_stage (${common}, ${stage.map(({ name, type }) => `${name} ${type}`).join(', ')})
    on commit drop`;
}

/** An empty cell leaves what is stored alone, so only a value that is there can differ. */
export function differs(columns: readonly StageColumn[]): string {
  return (
    columns.map(({ name }) => `(s.${name} is not null and s.${name} is distinct from e.${name})`).join(' or ') ||
    'false'
  );
}

/** The differences as JSON objects, null where there is none. */
export function differences(columns: readonly StageColumn[]): string[] {
  return columns.map(
    ({ name, fields }) =>
      `case when s.${name} is not null and s.${name} is distinct from e.${name}
        then jsonb_build_object('field', '${fields[0] ?? name}', 'from', e.${name}::text, 'to', s.${name}::text) end`,
  );
}

/** The refusals that SQL finds, as a JSON array; null when there is none. */
export function reasonsOf(
  reasons: readonly {
    when: string;
    field: ImportField;
    key: string;
    value: string;
    otherRow?: string;
    owner?: string;
  }[],
): string {
  const objects = reasons.map(
    ({ when, field, key, value, otherRow = 'null', owner = 'null' }) =>
      `case when ${when} then jsonb_strip_nulls(jsonb_build_object('field', '${field}', 'key', '${key}',
        'value', ${value}, 'otherRow', ${otherRow}, 'owner', ${owner}))::text end`,
  );
  return `'[' || nullif(concat_ws(',', ${objects.join(', ')}), '') || ']'`;
}
