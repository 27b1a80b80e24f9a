import type { Role } from '@portal/contract/endpoint';
import { routeTable } from '../../src/http/route.ts';
import { givenTenants, type SampleId, type Tenants } from '../authorization/tenants.ts';
import { apiSuite } from '../test-app.ts';

const t = apiSuite();
let tenants: Tenants;
beforeAll(async () => {
  tenants = await givenTenants(t);
  // Names as a hostile person would choose them, in everything that an export can hold.
  for (const [table, columns] of [
    ['employees', ['name', 'department', 'note', 'city']],
    ['orders', ['product_name', 'employee_name', 'department', 'company_name', 'supplier_name', 'note', 'tracking']],
    ['products', ['product_name', 'description', 'supplier_sku']],
    ['accessories', ['product_name', 'description']],
    ['order_lines', ['product_name']],
    ['catalogs', ['display_name']],
  ] as const)
    await t.database.owner.query(
      `update ${table} set ${columns.map((column) => `${column} = '=CANARY()'`).join(', ')}`,
    );
});

const idOf = (name: string, role: Role) => {
  const ids: Readonly<Record<string, SampleId>> = tenants.mine.ids;
  const id = ids[name.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] ?? 'x';
  return typeof id === 'string' ? id : (id[role === 'supplier' ? 'supplier' : 'company'] ?? 'x');
};

test('T12: no export for a spreadsheet starts a cell with what it would compute', async () => {
  const exports = routeTable(t.app).filter(
    ({ content, method }) =>
      method === 'GET' && content?.includes('text/csv') && !content.includes('application/octet-stream'),
  );
  const running: string[] = [];
  let withCanary = 0;
  for (const { path, policy } of exports) {
    for (const role of policy.roles as readonly Role[]) {
      const token = role === 'admin' ? tenants.admin.token : tenants.mine[role].token;
      const { status, raw } = await t.call(
        'GET',
        path.replace(/:(\w+)/g, (_all, name: string) => idOf(name, role)),
        { token },
      );
      const text = raw.toString();
      if (status === 200 && text.includes('=CANARY()')) withCanary += 1;
      if (status >= 500 || /(^|[,;\t"\n\ufeff])=CANARY/.test(text)) running.push(`${path} as ${role}: ${status}`);
    }
  }
  console.info(`${exports.length} exports, ${withCanary} of them held the formula`);
  expect(running).toEqual([]);
  expect(withCanary).toBeGreaterThanOrEqual(5);
});
