import { hashPassword } from '../../src/access/passwords.ts';
import type { Tenant, Tenants } from '../authorization/tenants.ts';
import { givenOrder } from '../given-orders.ts';
import type { Person } from '../given.ts';
import type { TestApp } from '../test-app.ts';

/** What a mutation is called with; `file` where it takes one, and the bytes of another one. */
export type Call = {
  params: Record<string, unknown>;
  body: unknown;
  file?: { name: string; bytes: Buffer };
  other?: Buffer;
};
type Change = Partial<Call> & { as?: Person };
type World = { t: TestApp; tenants: Tenants; tenant: Tenant; call: Call };

const password = 'Correct-horse-battery-9';
const one = (id: unknown) => (typeof id === 'string' ? id : String((id as { company: string }).company));

/** An order that waits for its company's decision, in the tenant that is called for. */
const waiting = ({ t, tenant: { supplier, company, employee, ids } }: World) =>
  givenOrder(t, {
    supplier,
    company,
    anna: employee,
    subscriptionId: one(ids.subscription),
    catalogId: one(ids.catalog),
    categoryId: one(ids.category),
    productId: one(ids.product),
    coverId: one(ids.accessory),
  } as Parameters<typeof givenOrder>[1]);
const knowsPassword = async ({ t }: World, person: Person): Promise<void> => {
  await t.database.owner.query('update users set password_hash = $1 where id = $2', [
    await hashPassword(password),
    person.userId,
  ]);
};
const withBody =
  (values: Record<string, unknown>) =>
  async ({ call }: World): Promise<Change> => ({ body: { ...(call.body as object), ...values } });
const picture = async (): Promise<Change> => ({
  params: { slot: 'logo' },
  file: { name: 'logo.svg', bytes: svg(4) },
  other: svg(5),
});
const svg = (width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="4" viewBox="0 0 4 4">` +
      '<rect width="4" height="4" fill="#101927"/></svg>',
  );
const wanted = { months: 24, allRisk: false, employeeIns: false, accessoryIds: [] };

/** Where the smallest body is not enough: what the route needs to say yes. */
const prepared: Readonly<Record<string, (world: World) => Promise<Change>>> = {
  'POST /user/password': withBody({ password, passwordAgain: password }),
  'POST /user/second-step/turn-off': async (world) => {
    await knowsPassword(world, world.tenants.admin);
    return { body: { password } };
  },
  'POST /admin/users/:userId/second-step/turn-off': async (world) => {
    await knowsPassword(world, world.tenants.admin);
    await world.t.database.owner.query(
      `insert into second_factors (user_id, sealed_secret, confirmed_at) values ($1, 'x', now())`,
      [world.tenants.admin.userId],
    );
    return { params: { userId: world.tenants.admin.userId }, body: { password } };
  },
  'POST /admin/users/:userId/temporary-password': async (world) => {
    await knowsPassword(world, world.tenants.admin);
    return { body: { temporaryPassword: 'Kaptajn-lampe-77', password } };
  },
  'POST /admin/companies': async ({ call }) => ({
    body: {
      ...(call.body as object),
      vat_no: '31415926',
      admin: { name: 'New', email: 'new@company.test', language: 'en-us' },
    },
  }),
  'POST /supplier/companies': async ({ call }) => ({
    body: {
      ...(call.body as object),
      vat_no: '27182818',
      admin: { name: 'New', email: 'new@other.test', language: 'en-us' },
    },
  }),
  'POST /supplier/catalogs': withBody({ catalogName: 'phones', displayName: 'Phones' }),
  'POST /admin/suppliers/:supplierId/catalogs': withBody({ catalogName: 'phones', displayName: 'Phones' }),
  'POST /admin/currencies': withBody({ isoCode: 'ISK' }),
  'POST /admin/hrsystems': withBody({ mapping: { employNo: 'No', email: 'Mail', name: 'Name' } }),
  'POST /admin/taxtables/drafts': withBody({ country: 'DK', validFrom: '2028-01-01' }),
  'PUT /user/columns/:list': async () => ({ params: { list: 'orders' } }),
  'POST /admin/operations/releases/resume': async ({ t }) => {
    const release = { remote: 'mfe_company', version: '1.0.0-abcdef0' };
    await t.database.owner.query(
      `insert into halted_releases (remote, version, halted_at, loads, failures) values ($1, $2, now(), 50, 9)
       on conflict do nothing`,
      Object.values(release),
    );
    return { body: release };
  },
  'POST /admin/operations/mails/:mailId/retry': async ({ t, call }) => {
    await t.database.owner.query(`update outbox set status = 'FAILED' where id = $1`, [call.params.mailId]);
    return {};
  },
  'PATCH /admin/suppliers/:supplierId/admins/:adminId': async ({ tenant, call }) => ({
    params: { ...call.params, adminId: tenant.supplier.userId },
  }),
  'POST /admin/suppliers/:supplierId/admins/:adminId/invitation': async ({ tenant, call }) => ({
    params: { ...call.params, adminId: tenant.supplier.userId },
  }),
  'PATCH /supplier/users/:adminId': async ({ tenant }) => ({ params: { adminId: tenant.supplier.userId } }),
  'POST /supplier/users/:adminId/invitation': async ({ tenant }) => ({ params: { adminId: tenant.supplier.userId } }),
  'PATCH /admin/admins/:adminId': async ({ tenants }) => ({ params: { adminId: tenants.admin.userId } }),
  'POST /admin/admins/:adminId/invitation': async ({ tenants }) => ({ params: { adminId: tenants.admin.userId } }),
  'POST /company/orders/process': async (world) => ({ body: { orderIds: [await waiting(world)], binding: true } }),
  'POST /admin/orders/process': async (world) => ({ body: { orderIds: [await waiting(world)], binding: true } }),
  'POST /company/orders/:orderId/status': async (world) => ({
    params: { orderId: await waiting(world) },
    body: { to: 'DELETED', reason: 'Sold out' },
  }),
  'POST /admin/orders/:orderId/status': async (world) => ({
    params: { orderId: await waiting(world) },
    body: { to: 'DELETED', reason: 'Sold out' },
  }),
  'DELETE /employee/orders/:orderId': async (world) => ({ params: { orderId: await waiting(world) } }),
  'POST /employee/quote': withBody(wanted),
  'POST /employee/orders': withBody({ ...wanted, acceptedRules: true }),
  'POST /company/proposals': withBody(wanted),
  'POST /employee/rma': withBody({ incidentDate: '2026-11-10' }),
  'POST /employee/rma/:rmaId/answer': withBody({ to: 'ACCEPTED' }),
  'POST /company/branding/:slot': picture,
  'POST /supplier/branding/:slot': picture,
  'POST /company/imports': async () => ({
    file: { name: 'people.csv', bytes: Buffer.from('employNo;name;email\n77;Anna;anna77@people.test\n') },
    other: Buffer.from('employNo;name;email\n78;Bo;bo78@people.test\n'),
  }),
  'POST /supplier/catalogs/:catalogId/imports': async () => ({
    file: { name: 'phones.csv', bytes: Buffer.from('SKU;productName;price\nA1;Phone;100\n') },
    other: Buffer.from('SKU;productName;price\nA2;Phone;100\n'),
  }),
  'POST /company/salaryfiles': withBody({ mode: 'RANGE', from: '2027-02-01', to: '2027-12-31' }),
};

/** What changes in the smallest call of a route, so that it succeeds. */
export async function preparedCall(route: string, world: World): Promise<Change> {
  return (await prepared[route]?.(world)) ?? {};
}
