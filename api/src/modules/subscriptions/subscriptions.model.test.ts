import { addDays, type Day } from '@portal/contract/days';
import fc from 'fast-check';
import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenCatalog, givenCategory, givenProduct, givenSubscription } from '../../../test/given-goods.ts';
import {
  givenCompany,
  givenEmployee,
  givenSupplier,
  type GivenCompany,
  type GivenEmployee,
} from '../../../test/given.ts';
import { apiSuite } from '../../../test/test-app.ts';
import { walks } from '../../../test/walks.ts';

/**
 * Random lives of a subscription over the real database, beside a model that knows only RULES 3.4: what is refused is
 * refused with its key and changes nothing, and the row always is what the model says.
 */
type Command =
  | { name: 'close' | 'reopen' | 'rename' | 'subsidy' | 'order' | 'unorder' | 'addPerson' | 'dropPerson' | 'remove' }
  | { name: 'end'; in: number }
  | { name: 'wait'; days: number };
type Model = {
  status: 'OPEN' | 'CLOSED';
  end: Day;
  today: Day;
  orders: number;
  running: readonly Day[];
  isRemoved: boolean;
};

const start = '2026-11-16';
const t = apiSuite();
let nordlys: GivenCompany;
let anna: GivenEmployee;
let bo: GivenEmployee;
let catalogId: string;
let phone: string;
let names = 0;

beforeAll(async () => {
  const supplier = await givenSupplier(t);
  nordlys = await givenCompany(t, { supplierId: supplier.id });
  anna = await givenEmployee(t, nordlys.id);
  bo = await givenEmployee(t, nordlys.id);
  catalogId = await givenCatalog(t, supplier.id, [nordlys.id]);
  phone = await givenProduct(t, {
    supplierId: supplier.id,
    catalogId,
    categoryId: await givenCategory(t, { allow_multiple_products: true }),
  });
});

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<Command>(
      { name: 'close' },
      { name: 'reopen' },
      { name: 'rename' },
      { name: 'subsidy' },
      { name: 'addPerson' },
      { name: 'dropPerson' },
      { name: 'remove' },
    ),
  },
  { weight: 1, arbitrary: fc.constant<Command>({ name: 'unorder' }) },
  { weight: 3, arbitrary: fc.constant<Command>({ name: 'order' }) },
  { weight: 2, arbitrary: fc.integer({ min: -4, max: 10 }).map((days): Command => ({ name: 'end', in: days })) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 7 }).map((days): Command => ({ name: 'wait', days })) },
);

const moveTo = (day: Day) => t.clock.moveTo(`${day}T09:00:00Z`);
const isOpen = ({ status, end, today, isRemoved }: Model) =>
  status === 'OPEN' && !isRemoved && start <= today && today <= end;

/** The key that RULES 3.4 answers, or null where the command goes through; the model moves with it. */
function expectedOf(model: Model, asked: Command): string | null {
  if (asked.name === 'wait') {
    model.today = addDays(model.today, asked.days);
    return null;
  }
  if (asked.name === 'order') {
    if (!isOpen(model)) return model.isRemoved ? 'subscription-not-found' : 'subscription-is-not-open';
    Object.assign(model, { orders: model.orders + 1, running: [...model.running, model.today] });
    return null;
  }
  if (asked.name === 'unorder') {
    if (model.running.length === 0) return 'order-not-found';
    if (!isOpen(model)) return 'subscription-is-not-open';
    model.running = model.running.slice(0, -1);
    return null;
  }
  if (model.isRemoved) return 'subscription-does-not-belong-to-your-company';
  if (asked.name === 'close' || asked.name === 'reopen') {
    const may =
      asked.name === 'close' ? model.status === 'OPEN' : model.status === 'CLOSED' && model.end >= model.today;
    if (may) model.status = asked.name === 'close' ? 'CLOSED' : 'OPEN';
    return may ? null : 'invalid-data-provided';
  }
  if ((asked.name === 'subsidy' || asked.name === 'dropPerson') && model.running.length > 0)
    return 'subscription-has-orders';
  // Only here do orders that were taken back still count: "0 orders incl. deleted".
  if (asked.name === 'remove' && model.orders > 0) return 'subscription-has-orders';
  if (asked.name === 'remove') model.isRemoved = true;
  if (asked.name === 'end') return expectedEnd(model, addDays(model.today, asked.in));
  return null;
}

function expectedEnd(model: Model, end: Day): string | null {
  if (end === model.end) return null;
  if (end < start) return 'end-before-start';
  if (model.running.some((day) => end < day)) return 'subscription-has-orders';
  if (end < model.today) return 'must-be-in-the-future';
  model.end = end;
  return null;
}

async function send(id: string, asked: Command, today: Day): Promise<string | null> {
  if (asked.name === 'wait') {
    moveTo(today);
    return null;
  }
  const version = Number(
    (await t.database.owner.query('select version from subscriptions where id = $1', [id])).rows[0].version,
  );
  const path = `/company/subscriptions/${id}`;
  const { token } = nordlys;
  names += 1;
  const change = {
    addPerson: { addedEmployees: { employeeIds: [bo.id] } },
    dropPerson: { removedEmployeeIds: [bo.id] },
    rename: { subscriptionName: `Name ${names}` },
    subsidy: { catalogs: [{ catalogId, subsidyYearly: 100 * names }] },
    end: { endDate: asked.name === 'end' ? addDays(today, asked.in) : today },
  };
  const answer =
    asked.name === 'unorder'
      ? await takeBack(id)
      : asked.name === 'order'
        ? await bind(t, '/employee/orders', {
            token: anna.token,
            body: {
              subscriptionId: id,
              productId: phone,
              accessoryIds: [],
              months: 24,
              allRisk: false,
              employeeIns: false,
              acceptedRules: true,
            },
          })
        : asked.name === 'remove'
          ? await t.call('DELETE', path, { token })
          : asked.name === 'close' || asked.name === 'reopen'
            ? await t.call('POST', `${path}/${asked.name}`, { token, body: { version } })
            : await t.call('PATCH', path, { token, body: await changeOf(path, { ...change[asked.name], version }) });
  if (answer.status < 300) return null;
  const { details = [], message = '' } = answer.body as { details?: { key: string }[]; message?: string };
  return details[0]?.key ?? message;
}

/** Added people are named as they were seen (DECISIONS 48). */
const changeOf = (path: string, change: object): Promise<object> =>
  'addedEmployees' in change ? seenBody(t, path, nordlys.token, change) : Promise.resolve(change);

/** Anna takes her newest order back, or one that is not there. */
async function takeBack(id: string) {
  const {
    rows: [order],
  } = await t.database.owner.query(
    "select id from orders where subscription_id = $1 and status = 'ORDERED' order by ordered_at desc, id desc limit 1",
    [id],
  );
  return t.call('DELETE', `/employee/orders/${order?.id ?? '01890000-0000-7000-8000-000000000000'}`, {
    token: anna.token,
  });
}

test('no life of a subscription leaves the table of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 14 }), async (commands) => {
      const model: Model = {
        status: 'OPEN',
        end: '2026-11-30',
        today: '2026-11-14',
        orders: 0,
        running: [],
        isRemoved: false,
      };
      moveTo(model.today);
      const id = await givenSubscription(t, { companyId: nordlys.id, catalogId, employeeIds: [anna.id] });
      for (const asked of commands) {
        const expected = expectedOf(model, asked);
        expect([asked, await send(id, asked, model.today)]).toEqual([asked, expected]);
        const {
          rows: [row],
        } = await t.database.owner.query(
          `select status, end_date::text as end, deleted_at is not null as removed,
            (select count(*)::int from orders where subscription_id = s.id) as orders
            from subscriptions s where id = $1`,
          [id],
        );
        expect(row).toEqual({ status: model.status, end: model.end, removed: model.isRemoved, orders: model.orders });
      }
    }),
    walks(40),
  );
});
