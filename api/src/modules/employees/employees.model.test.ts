import type { Employee, EmployeeRow } from '@portal/contract/employee-rows';
import fc from 'fast-check';
import { bind, callSeen } from '../../../test/binding-call.ts';
import { givenDispatchedOrder } from '../../../test/given-draws.ts';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { walks } from '../../../test/walks.ts';

/**
 * Random sequences of what a company admin can do with one employee, over the real database, beside a model that knows
 * only RULES 3.2 and 3.5: every answer, the employee, the draws and the open request must be what the model says.
 */
const steps = [
  'signIn',
  'block',
  'letIn',
  'promote',
  'demote',
  'leave',
  'leaveSooner',
  'leaveYesterday',
  'send',
  'stay',
  'otherAdminGoes',
  'otherAdminComes',
  'pay',
  'remove',
] as const;
type Step = (typeof steps)[number];
type Model = {
  status: EmployeeRow['status'];
  role: EmployeeRow['role'];
  exitDate: string | null;
  request: 'PENDING' | 'CREATED' | 'UPDATED' | null;
  paid: boolean;
  otherAdmin: boolean;
  removed: boolean;
  hasSignedIn: boolean;
};
type Verdict = [status: number, key?: string];

const t = apiSuite({ now: '2027-03-01T09:00:00Z' });
let market: Market;
let serial = 0;
beforeAll(async () => {
  market = await givenMarket(t);
});

const illegal: Verdict = [409, 'invalid-data-provided'];
const isLast = (model: Model) => model.role === 'COMPANY' && model.status !== 'BLOCKED' && !model.otherAdmin;
const lastAdmin: Verdict = [403, 'last-admin-is-protected'];

/** What RULES say to a step, and the model after it. */
function expected(model: Model, step: Step): [Verdict, Model] {
  const refuse = (verdict: Verdict): [Verdict, Model] => [verdict, model];
  const go = (after: Partial<Model>): [Verdict, Model] => [[200], { ...model, ...after }];
  if (step === 'otherAdminGoes') return go({ otherAdmin: false });
  if (step === 'otherAdminComes') return go({ otherAdmin: true });
  if (model.removed) return refuse([404, 'employee_not_found']);
  if (step === 'signIn') return model.status === 'BLOCKED' ? go({}) : go({ status: 'ACTIVE', hasSignedIn: true });
  if (step === 'block')
    return model.status === 'BLOCKED' ? refuse(illegal) : isLast(model) ? refuse(lastAdmin) : go({ status: 'BLOCKED' });
  // Who never signed in waits for that again.
  if (step === 'letIn')
    return model.status === 'BLOCKED' ? go({ status: model.hasSignedIn ? 'ACTIVE' : 'PENDING' }) : refuse(illegal);
  if (step === 'promote') return go({ role: 'COMPANY' });
  if (step === 'demote') return isLast(model) ? refuse(lastAdmin) : go({ role: 'EMPLOYEE' });
  if (step === 'leaveYesterday') return refuse([400, 'must-be-in-the-future']);
  if (step === 'leave' || step === 'leaveSooner') return go(afterExit(model, exitDates[step]));
  if (step === 'send') return model.request === 'PENDING' ? go({ request: 'CREATED' }) : refuse(illegal);
  if (step === 'stay') return model.exitDate === null ? refuse(illegal) : go({ exitDate: null, request: null });
  if (step === 'pay') return go({ paid: true, request: null });
  return !model.paid
    ? refuse([409, 'employee-has-active-subscriptions'])
    : isLast(model)
      ? refuse(lastAdmin)
      : go({ removed: true });
}

const exitDates = { leave: '2027-10-31', leaveSooner: '2027-06-30' } as const;

function afterExit(model: Model, exitDate: string): Partial<Model> {
  if (model.paid) return { exitDate };
  const request =
    model.request === null
      ? 'PENDING'
      : model.request === 'PENDING' || model.exitDate === exitDate
        ? model.request
        : 'UPDATED';
  return { exitDate, request };
}

async function act(step: Step, id: string, email: string, orderId: string): Promise<Verdict> {
  const { company } = market;
  const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    callSeen(t, method, `/company/employees/${id}${path}`, { token: company.token, ...(body ? { body } : {}) });
  const verdict = ({ status, body }: Awaited<ReturnType<typeof ask>>): Verdict =>
    status >= 400 ? [status, body.message!] : [status];
  const version = dataOf<Employee | undefined>(await ask('GET', ''))?.version ?? 1;
  const exit = (exitDate: string) =>
    ask('POST', '/exit', { version, exitDate, exitReason: 'DISMISSAL', send: 'LATER' });
  if (step === 'signIn') return signIn(id, email);
  if (step === 'otherAdminGoes' || step === 'otherAdminComes') {
    await t.database.owner.query('update users set status = $1 where id = $2', [
      step === 'otherAdminComes' ? 'ACTIVE' : 'PENDING',
      company.userId,
    ]);
    return [200];
  }
  if (step === 'pay') return pay(id, orderId);
  if (step === 'remove') return verdict(await ask('DELETE', ''));
  if (step === 'send') return verdict(await ask('POST', '/exit/send'));
  if (step === 'stay') return verdict(await ask('POST', '/exit/withdraw', { version }));
  if (step === 'leave' || step === 'leaveSooner') return verdict(await exit(exitDates[step]));
  if (step === 'leaveYesterday') return verdict(await exit('2027-02-28'));
  const change = {
    block: { status: 'BLOCKED' },
    letIn: { status: 'ACTIVE' },
    promote: { role: 'COMPANY' },
    demote: { role: 'EMPLOYEE' },
  }[step];
  return verdict(await ask('PATCH', '', { version, ...change }));
}

/** Invited by the admin, then in through the link of the mail; who is blocked is not mailed and does not get in. */
async function signIn(id: string, email: string): Promise<Verdict> {
  const { status, body } = await bind(t, '/company/employees/invitations', {
    token: market.company.token,
    body: { employeeIds: [id] },
  });
  if (status !== 200) return [status, body.message!];
  await t.work();
  const token = (await t.mails(email))
    .map(({ text }) => /\/auth\/validate-token\/([\w-]+)/.exec(text)?.[1])
    .findLast(Boolean);
  if (dataOf<{ sent: number }>({ body }).sent === 1)
    expect((await t.call('POST', '/auth/validate-token', { body: { token, confirmed: true } })).status).toBe(200);
  return [200];
}

/** The request is paid and closed, as RULES 3.2 leaves it. */
async function pay(id: string, orderId: string): Promise<Verdict> {
  if ((await t.database.owner.query('select from employees where id = $1 and deleted_at is null', [id])).rowCount === 0)
    return [404, 'employee_not_found'];
  await t.database.owner.query("update pay_in_full_requests set status = 'CLOSED' where order_id = $1", [orderId]);
  await t.database.owner.query("update salary_draws set status = 'CANCELLED' where order_id = $1", [orderId]);
  await t.database.owner.query('update orders set paid_in_full_at = now() where id = $1', [orderId]);
  return [200];
}

test('no sequence of commands leaves the states of RULES 3.5', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 14 }), async (walk) => {
      const { company, subscriptionId, supplier, catalogId, categoryId } = market;
      const email = `walker${(serial += 1)}@nordlys.example`;
      const { id } = dataOf<Employee>(
        await t.call('POST', '/company/employees', { token: company.token, body: { name: 'Walker', email } }),
      );
      const orderId = await givenDispatchedOrder(
        t,
        company,
        { ...market.bo, id },
        { subscriptionId, supplierId: supplier.id, catalogId, categoryId },
      );
      let model: Model = {
        status: 'PENDING',
        role: 'EMPLOYEE',
        exitDate: null,
        request: null,
        paid: false,
        otherAdmin: true,
        removed: false,
        hasSignedIn: false,
      };
      for (const step of walk) {
        const [verdict, after] = expected(model, step);
        expect([step, model, await act(step, id, email, orderId)]).toEqual([step, model, verdict]);
        model = after;
        expect(await stored(id, orderId)).toEqual(imageOf(model));
      }
      await t.database.owner.query("update users set status = 'ACTIVE' where id = $1", [company.userId]);
      // An Admin of one walk would be the other Admin of the next.
      await t.database.owner.query(
        "delete from memberships where role = 'company' and company_id = $1 and user_id <> $2",
        [company.id, company.userId],
      );
    }),
    walks(20),
  );
});

async function stored(id: string, orderId: string) {
  const {
    rows: [row],
  } = await t.database.owner.query(
    `select e.status, e.role, e.exit_date as "exitDate", e.deleted_at is not null as removed,
       (select string_agg(r.status, ',') from pay_in_full_requests r
       where r.order_id = $2 and r.status <> 'CLOSED') as request,
       (select count(*)::int from salary_draws d where d.order_id = $2 and d.status = 'SUSPENDED') as suspended,
       (select count(*)::int from salary_draws d where d.order_id = $2) as draws
     from employees e where e.id = $1`,
    [id, orderId],
  );
  return row;
}

const imageOf = ({ status, role, exitDate, removed, request, paid }: Model) => ({
  status,
  role,
  exitDate,
  removed,
  request,
  draws: 24,
  suspended: exitDate === null || paid ? 0 : exitDate === exitDates.leave ? 14 : 18,
});
