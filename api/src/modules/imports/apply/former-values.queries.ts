import { productStage } from '../read/stage-table.queries.ts';

type Table = 'products' | 'accessories';

const ofProductsOnly = ['category_id', 'billing_period', 'all_risk', 'employee_ins', 'group_key'];

/** The columns that an import can change. */
export function changeableColumns(table: Table): string[] {
  const names = productStage.map(({ name }) => name).filter((name) => name !== 'accessory_of');
  return table === 'products'
    ? [...names, 'hidden']
    : [...names.filter((name) => !ofProductsOnly.includes(name)), 'hidden', 'whole_catalog'];
}

/** SQL of what a row `e` was before the import; `hidden` where that is no longer what stands there. */
export function formerValues(table: Table, hidden = 'e.hidden'): string {
  const pairs = changeableColumns(table).map((name) => `'${name}', ${name === 'hidden' ? hidden : `e.${name}`}`);
  const links = `'links', (select coalesce(jsonb_agg(a.product_id), '[]')
    from accessory_products a where a.accessory_id = e.id)`;
  return `jsonb_build_object(${[...pairs, ...(table === 'accessories' ? [links] : [])].join(', ')})`;
}
