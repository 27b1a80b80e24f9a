import { givenPayroll, type GivenPayroll } from '../../../test/given-payroll.ts';
import { givenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let given: GivenPayroll;

beforeAll(async () => {
  given = await givenPayroll(t);
});

type Draw = { orderId: string; period: string; status: string; employee: { id: string; name: string } };
const ask = (path: string, token = given.company.token) => t.call('GET', path, { token });
const drawsOf = async (id: string) => dataOf<Draw[]>(await ask(`/company/employees/${id}/draws`));

test('a person has own draws by month, and the months that are left out', async () => {
  const { anna, bo } = given;
  const draws = await drawsOf(anna.id);
  expect(new Set(draws.map(({ employee }) => employee.name))).toEqual(new Set(['Anna Holm']));
  expect(draws.map(({ period }) => period)).toEqual(draws.map(({ period }) => period).toSorted());
  const [first, second] = draws;
  const at = `/company/orders/${second!.orderId}/draws/${second!.period}/pause`;
  const { version } = dataOf<{ version: number }>(await ask(at));
  expect((await t.call('POST', at, { token: given.company.token, body: { version } })).status).toBe(200);
  expect((await drawsOf(anna.id)).map(({ period }) => period)).not.toContain(second!.period);
  expect(first!.status).toBe('PLANNED');
  const leftOut = async (id: string) => dataOf<object[]>(await ask(`/company/employees/${id}/left-out-months`));
  expect(await leftOut(anna.id)).toMatchObject([
    { orderId: second!.orderId, period: second!.period, employee: { id: anna.id }, mayPutBack: true },
  ]);
  expect(await leftOut(bo.id)).toEqual([]);
});

test('subscriptions of one person are those that the person is invited to', async () => {
  const { anna, where } = given;
  const list = async () =>
    dataOf<{ id: string }[]>(await ask(`/company/subscriptions?employeeId=${anna.id}`)).map(({ id }) => id);
  const invited = (at: string | null) =>
    t.database.owner.query('update subscription_employees set invited_at = $2 where employee_id = $1', [anna.id, at]);
  await invited(null);
  expect(await list()).toEqual([]);
  await invited('2026-11-01T08:00:00Z');
  expect(await list()).toEqual([where.subscriptionId]);
});

const missing = '01890000-0000-7000-8000-00000000dead';
test.each([
  '/company/employees/:id/draws',
  '/company/employees/:id/left-out-months',
  '/company/pay-in-full?employeeId=:id',
  '/company/rma?employeeId=:id',
  '/company/subscriptions?employeeId=:id',
])('%s: a person of another company answers like one that does not exist', async (path) => {
  const { token } = await givenCompany(t, { name: `Other ${path.length} ${path}`.slice(0, 60) });
  const own = await ask(path.replace(':id', given.anna.id));
  expect([own.status, (await ask(path.replace(':id', given.anna.id), token)).body.message]).toEqual([
    200,
    'employee_not_found',
  ]);
  expect((await ask(path.replace(':id', missing))).body.message).toBe('employee_not_found');
});
