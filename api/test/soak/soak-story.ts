import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, lastDayOf, periodOf, type Day } from '@portal/contract/days';
import type { Employee } from '@portal/contract/employee-rows';
import type { PayInFullDetail, PayInFullRow } from '@portal/contract/pay-in-full-rows';
import { bind } from '../binding-call.ts';
import { imei } from '../given-orders.ts';
import { checkImport, done, runImport, signInByMail, type Story } from '../story/steps.ts';
import type { TestApp } from '../test-app.ts';
import { asSystem, type Told } from './belongings.ts';
import type { Client } from './client.ts';
import type { Stage } from './stage.ts';

type Named = { id: string };
/** What all stories share: the back office's admin and its master data. */
export type Office = { token: string; categoryId: string; salarySystemId: string };

/** What a story needs of the portal that it is told in, beside its address. */
export type Scene = Pick<Stage, 'sink' | 'paymentSecret'> & {
  t: Pick<TestApp, 'clock'> & { database: Pick<TestApp['database'], 'owner'> };
};
type Visitor = Scene['t'] & Pick<TestApp, 'call' | 'upload' | 'work' | 'mails'>;

/** A caller as the story's steps want one, whose mails are those that arrived. */
export function visitor({ t, sink }: Pick<Scene, 't' | 'sink'>, client: Client): Visitor {
  const open = `select id from jobs where status in ('WAITING', 'RUNNING')`;
  /** The database may be away. */
  const jobs = async (text: string, values: unknown[] = []) =>
    await asSystem(t.database.owner, (owner) => owner.query<{ id: string }>(text, values)).then(
      ({ rows }) => rows,
      () => undefined,
    );
  return {
    ...t,
    ...client,
    async work() {
      const begun = await jobs(open);
      const ids = begun?.map(({ id }) => id);
      while ((await jobs(`${open} and ($1::uuid[] is null or id = any($1))`, [ids ?? null]))?.length !== 0)
        await pause(250);
    },
    mails: async (to) =>
      sink
        .mails()
        .filter((mail) => mail.to === to)
        .map(({ text, to: address }) => ({ kind: '', to: address, subject: '', text, html: '', attachments: [] })),
  };
}

/** The salary day is ten days ahead, so that the file by hand takes the first draw before the automatic one would. */
function daysOf(today: Day) {
  const salaryDay = ((Number(today.slice(8)) + 9) % 28) + 1;
  return { today, salaryDay, end: addDays(today, 35), exit: lastDayOf(periodOf(addDays(today, 70))) };
}

/**
 * RULES 7 once, by all four roles, with names of its own: from the supplier to the salary file and a leaver who pays.
 * Answers when all of it was acknowledged; which mails and rows belong to it, the ledger knows.
 */
export async function tellStory(stage: Scene, client: Client, office: Office, n: number): Promise<Told> {
  const t = visitor(stage, client);
  const story = { t } as unknown as Story;
  const post = <T = Named>(token: string, path: string, body: object) => done<T>(t.call('POST', path, { token, body }));
  const binding = <T = Named>(token: string, path: string, body: object = {}) =>
    done<T>(bind(t, path, { token, body }));
  const get = <T>(token: string, path: string) => done<T>(t.call('GET', path, { token }));
  const at = `story${n}.example`;
  const days = daysOf(t.clock.today());

  const { id: supplierId } = await post(office.token, '/admin/suppliers', {
    name: `TeleGros ${n}`,
    email: `ordre@${at}`,
    language: 'da-dk',
    isReseller: true,
    admin: { name: 'Jens', email: `jens@${at}`, language: 'en-us' },
  });
  const { id: companyId } = await post(office.token, '/admin/companies', {
    company_name: `Nordlys ${n} A/S`,
    vat_no: String(20_000_000 + n),
    currency: 'DKK',
    country: 'DK',
    language: 'en-us',
    supplierId,
    salarySystemId: office.salarySystemId,
    salaryDay: days.salaryDay,
    salaryFileMethod: 'AUTOMATIC',
    wageCodeGross: '45',
    admin: { name: 'Mette Krag', email: `mette@${at}`, language: 'en-us' },
  });
  const [telegros, nordlys] = await Promise.all([signIn(story, `jens@${at}`), signIn(story, `mette@${at}`)]);

  const { id: catalogId } = await post(telegros, '/supplier/catalogs', {
    catalogName: 'Mobile',
    displayName: 'Mobile phones',
    currency: 'DKK',
  });
  const products = await checkImport(
    story,
    telegros,
    `/supplier/catalogs/${catalogId}/imports`,
    'supplier',
    { name: 'phones.csv', text: `SKU,Name,Price,Retail,AllRisk,Ins\nPX${n},Phone X,6399.20,7999.00,39.00,15.00\n` },
    { categoryId: office.categoryId },
    {
      SKU: { column: 'SKU' },
      productName: { column: 'Name' },
      price: { column: 'Price' },
      retailPrice: { column: 'Retail' },
      allRisk: { column: 'AllRisk' },
      employeeIns: { column: 'Ins' },
    },
  );
  await runImport(story, telegros, 'supplier', products);
  await post(telegros, `/supplier/catalogs/${catalogId}/companies`, { companyIds: [companyId] });
  const [product] = await get<Named[]>(telegros, `/supplier/catalogs/${catalogId}/products`);

  const people = await checkImport(story, nordlys, '/company/imports', 'company', {
    name: 'people.csv',
    text: `employNo,name,email\n1042,Anna Holm,anna@${at}\n1043,Bo Lund,bo@${at}\n1044,Carl Bo,carl@${at}\n`,
  });
  await runImport(story, nordlys, 'company', people);
  const payroll = await get<{ version: number }>(nordlys, '/company/settings/payroll');
  await done(
    t.call('PATCH', '/company/settings/payroll', {
      token: nordlys,
      body: { version: payroll.version, payrollRecipients: [`payroll@${at}`] },
    }),
  );
  await done(
    t.call('PUT', '/company/payment-details', {
      token: nordlys,
      body: {
        currency: 'DKK',
        bank: 'Nordbank',
        account: '1234 0001234567',
        iban: 'DK5000400440116243',
        bic: '',
        cardLink: '',
      },
    }),
  );
  const { id: addressId } = await post(nordlys, '/company/addresses', {
    name: `Nordlys ${n} A/S`,
    addressLine1: 'Rådhuspladsen 1',
    zipCode: '8000',
    city: 'Aarhus',
    country: 'DK',
  });
  const {
    subscription: { id: subscriptionId },
  } = await post<{ subscription: Named }>(nordlys, '/company/subscriptions', {
    subscriptionName: 'Mobile 2027',
    startDate: days.today,
    endDate: days.end,
    effectDate: days.today,
    deliveryMethod: 'COMPANY_ADDRESS',
    addressId,
    periods: [24],
    allRisk: true,
    employeeIns: true,
    catalogs: [{ catalogId, subsidyYearly: 120_000 }],
    employees: { everyone: true },
  });

  const [anna, bo] = await Promise.all([signIn(story, `anna@${at}`), signIn(story, `bo@${at}`)]);
  const choice = { subscriptionId, productId: product!.id, accessoryIds: [], months: 24 };
  const order = (token: string, insured: boolean) =>
    binding(token, '/employee/orders', { ...choice, allRisk: insured, employeeIns: insured, acceptedRules: true });
  const [first, bos] = await Promise.all([order(anna, true), order(bo, false)]);
  await confirmed(stage, first.id);
  await done(t.call('DELETE', `/employee/orders/${first.id}`, { token: anna }));
  const annas = await order(anna, true);
  await binding(nordlys, '/company/orders/process', { orderIds: [annas.id, bos.id], binding: true });
  for (const [second, { id }] of [annas, bos].entries())
    await post(telegros, `/supplier/orders/${id}/dispatch`, { serialNumber: imei(2 * n + second) });

  const [file] = await binding<Named[]>(nordlys, '/company/salaryfiles', {
    mode: 'RANGE',
    from: days.today,
    to: days.end,
  });
  await binding(nordlys, `/company/salaryfiles/${file!.id}/approve`);
  await binding(nordlys, `/company/salaryfiles/${file!.id}/send`);

  const leaver = (await get<Employee[]>(nordlys, '/company/employees?q=Bo%20Lund'))[0]!;
  await binding(nordlys, `/company/employees/${leaver.id}/exit`, {
    version: leaver.version,
    exitDate: days.exit,
    exitReason: 'RESIGNATION',
    send: 'NOW',
  });
  const [asked] = await get<PayInFullRow[]>(bo, '/employee/pay-in-full');
  const request = await get<PayInFullDetail>(bo, `/employee/pay-in-full/${asked!.id}`);
  await binding(bo, `/employee/pay-in-full/${asked!.id}/accept`, { version: request.version, confirmed: true });
  await pay(t, stage.paymentSecret, { requestId: asked!.id, transactionId: `T-${n}`, amount: request.total.amount });
  await post(anna, '/employee/rma', {
    orderId: annas.id,
    kind: 'DAMAGED',
    incidentDate: days.today,
    whatHappened: 'It fell.',
  });
  return { n, companyId, supplierId };
}

/**
 * Opens the link of the newest mail. Where the answer was lost, the link is used and the person asks for another one.
 */
export async function signIn(story: Story, email: string): Promise<string> {
  const { t } = story;
  const mails = async () => (await t.mails(email)).filter(({ text }) => text.includes('/auth/validate-token/')).length;
  for (let tried = 0; ;) {
    while ((await mails()) <= tried) await pause(100);
    tried = await mails();
    const token = await signInByMail(story, email).catch((error: Error) => {
      if (!error.message.includes('invalid-login-link')) throw error;
    });
    if (token) return token;
    await done(t.call('POST', '/auth/magiclink', { body: { email, locale: 'en-us' } }));
  }
}

/** An order that is deleted before its confirmation was written gets none: its owner deletes it after both mails. */
async function confirmed({ t }: Scene, orderId: string): Promise<void> {
  const text = `select from order_events where order_id = $1 and kind = 'MAIL'`;
  const mails = () =>
    asSystem(t.database.owner, (owner) => owner.query(text, [orderId])).then(
      ({ rowCount }) => rowCount ?? 0,
      () => 0,
    );
  while ((await mails()) < 1) await pause(100);
}

/** The payment service tells it twice, as they do. */
async function pay(t: Pick<TestApp, 'call'>, secret: string, payment: object): Promise<void> {
  const body = JSON.stringify(payment);
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  for (let n = 0; n < 2; n += 1)
    await done(t.call('POST', '/payments/callback', { body, headers: { 'x-signature': signature } }));
}
