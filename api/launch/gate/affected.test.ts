import { affectedTests } from './affected.ts';

/** Who imports whom, written the other way round: a file, then what it imports. */
function importersOf(imports: Record<string, string[]>) {
  const importers = new Map<string, Set<string>>();
  for (const [file, targets] of Object.entries(imports))
    for (const target of targets) importers.set(target, (importers.get(target) ?? new Set()).add(file));
  return importers;
}

const orders = 'api/src/modules/orders';
const shop = 'api/src/modules/shop';
const leasing = 'api/src/modules/leasing';
const imports = {
  [`${orders}/orders.queries.ts`]: ['api/src/db/page.ts', 'api/contract/src/orders.ts'],
  [`${orders}/index.ts`]: [`${orders}/orders.queries.ts`],
  [`${shop}/shop.service.ts`]: [`${orders}/index.ts`],
  [`${shop}/index.ts`]: [`${shop}/shop.service.ts`],
  [`${leasing}/leasing.service.ts`]: [`${shop}/index.ts`],
  'api/src/routes.ts': [`${orders}/index.ts`, `${shop}/index.ts`],
  'api/test/test-app.ts': ['api/src/routes.ts'],
  [`${orders}/orders.routes.test.ts`]: ['api/test/test-app.ts'],
  [`${shop}/shop.routes.test.ts`]: ['api/test/test-app.ts'],
  [`${leasing}/leasing.routes.test.ts`]: ['api/test/test-app.ts'],
  'api/src/db/page.test.ts': ['api/src/db/page.ts'],
  'mfe-company/src/OrdersPage.tsx': ['api/contract/src/orders.ts'],
  'mfe-company/src/orders.test.tsx': ['mfe-company/src/OrdersPage.tsx'],
  'mfe-company/src/home.test.tsx': ['mfe-company/src/HomePage.tsx'],
};
const tests = Object.keys(imports).filter((file) => file.includes('.test.'));
const affectedBy = (...changed: string[]) => affectedTests(changed, tests, importersOf(imports));

test('a page: the tests that show it', () => {
  expect(affectedBy('mfe-company/src/OrdersPage.tsx')).toEqual(['mfe-company/src/orders.test.tsx']);
});

test('a module: its own folder and the ones that import from it, not those behind them', () => {
  expect(affectedBy(`${orders}/orders.queries.ts`)).toEqual([
    `${orders}/orders.routes.test.ts`,
    `${shop}/shop.routes.test.ts`,
  ]);
});

test('the contract: pages, and the modules that import the changed file', () => {
  expect(affectedBy('api/contract/src/orders.ts')).toEqual([
    `${orders}/orders.routes.test.ts`,
    'mfe-company/src/orders.test.tsx',
  ]);
});

test('what all modules stand on: everything above it', () => {
  expect(affectedBy('api/src/db/page.ts')).toEqual([
    `${orders}/orders.routes.test.ts`,
    `${shop}/shop.routes.test.ts`,
    'api/src/db/page.test.ts',
  ]);
});

test('a test: itself', () => {
  expect(affectedBy(`${shop}/shop.routes.test.ts`)).toEqual([`${shop}/shop.routes.test.ts`]);
});
