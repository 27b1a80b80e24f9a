import { goodsColumns } from '../read/stage-table.queries.ts';

type Table = 'products' | 'accessories';

/** The columns that an import can change. */
export const changeableColumns = (table: Table): string[] => [
  ...goodsColumns(table).map(({ name }) => name),
  'hidden',
  ...(table === 'accessories' ? ['whole_catalog'] : []),
];

/** SQL of what a row `e` was before the import; `hidden` where that is no longer what stands there. */
export function formerValues(table: Table, hidden = 'e.hidden'): string {
  const pairs = changeableColumns(table).map((name) => `'${name}', ${name === 'hidden' ? hidden : `e.${name}`}`);
  const links = `'links', (select coalesce(jsonb_agg(a.product_id), '[]')
    from accessory_products a where a.accessory_id = e.id)`;
  return `jsonb_build_object(${[...pairs, ...(table === 'accessories' ? [links] : [])].join(', ')})`;
}
