import type { Scratch } from './scratch.ts';

/** CONTRIBUTING, "An endpoint": how many people work in each department of the caller's company. */
export function addEndpoint(scratch: Scratch): void {
  scratch.write(
    'api/contract/src/head-counts.ts',
    `import * as v from 'valibot';
import { dataOf, endpoint } from './endpoint.ts';

export const HeadCount = v.object({ department: v.string(), people: v.number() });

export const listHeadCounts = endpoint('GET', '/company/head-counts', {
  summary: 'People of each department',
  policy: { roles: ['company'], boundary: 'company' },
  response: dataOf(v.array(HeadCount)),
});
`,
  );
  scratch.write(
    'api/src/modules/head-counts/head-counts.queries.ts',
    `import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

/** Departments by name; people without one are counted under an empty name. */
export async function listHeadCounts(db: Db, scope: CompanyScope): Promise<{ department: string; people: number }[]> {
  const rows = await db
    .selectFrom('employees')
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => ['department', fn.countAll<number>().as('people')])
    .groupBy('department')
    .orderBy('department')
    .execute();
  return rows.map(({ department, people }) => ({ department: department ?? '', people: Number(people) }));
}
`,
  );
  scratch.write(
    'api/src/modules/head-counts/head-counts.routes.ts',
    `import { listHeadCounts } from '@portal/contract/head-counts';
import type { Router } from '../../http/route.ts';
import * as headCounts from './head-counts.queries.ts';

/** How many people work where. */
export function headCountRoutes(router: Router): void {
  router.route(listHeadCounts, ({ scope, tenant }) => tenant((db) => headCounts.listHeadCounts(db, scope)));
}
`,
  );
  scratch.write('api/src/modules/head-counts/index.ts', `export { headCountRoutes } from './head-counts.routes.ts';\n`);
  scratch.write(
    'api/src/modules/head-counts/head-counts.routes.test.ts',
    `import { givenCompany, givenEmployee } from '../../../test/given.ts';
import { apiSuite } from '../../../test/test-app.ts';

const t = apiSuite();

test('only a company counts its own people', async () => {
  const [own, other] = [await givenCompany(t), await givenCompany(t)];
  await givenEmployee(t, own.id);
  const anna = await givenEmployee(t, other.id);
  const sum = async (token: string) =>
    ((await t.call('GET', '/company/head-counts', { token })).body.data as { people: number }[] | undefined)?.reduce(
      (total, { people }) => total + people,
      0,
    );
  expect(await sum(own.token)).toBe(1);
  expect((await t.call('GET', '/company/head-counts', { token: anna.token })).status).toBe(403);
});
`,
  );
  scratch.replace(
    'api/src/routes.ts',
    `import { homeRoutes } from './modules/home/index.ts';`,
    `import { headCountRoutes } from './modules/head-counts/index.ts';
import { homeRoutes } from './modules/home/index.ts';`,
  );
  scratch.replace(
    'api/src/routes.ts',
    `  companyEmployeeRoutes,\n  `,
    `  companyEmployeeRoutes,\n  headCountRoutes,\n  `,
  );
}
