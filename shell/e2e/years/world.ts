import { expect, type APIRequestContext, type Locator } from '@playwright/test';
import { newCategory } from '@portal/contract/categories';
import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import type { SignedIn } from '../../../shared-ui/presets/browser.ts';
import { callerOf, signedInByMail, type Caller } from '../../../shared-ui/presets/caller.ts';
import { firstAdmin } from '../story/portal.ts';

export type Named = { id: string; version: number };
/** A person with a session, and calls in that name. */
export type Someone = { name: string; email: string; session: SignedIn; ask: Caller };
export type Orderer = Someone & { id: string; orderId: string };
export type World = {
  office: Someone;
  jens: Someone;
  mette: Someone;
  subscriptionId: string;
  companyId: string;
  people: Record<(typeof people)[number]['who'], Orderer>;
};

/** E1 of RULES 2.3: phone, cover and both insurances. `phone` is the phone alone, `service` runs until it is ended. */
const people = [
  { who: 'anna', name: 'Anna Holm', employNo: '1042', order: 'E1' },
  { who: 'bo', name: 'Bo Lund', employNo: '1043', order: 'phone' },
  { who: 'carla', name: 'Carla Vig', employNo: '1044', order: 'E1' },
  { who: 'dag', name: 'Dag Lind', employNo: '1051', order: 'phone' },
  { who: 'eli', name: 'Eli Krog', employNo: '1045', order: 'E1' },
  { who: 'finn', name: 'Finn Dam', employNo: '1046', order: 'E1' },
  { who: 'gry', name: 'Gry Toft', employNo: '1047', order: 'E1' },
  { who: 'hal', name: 'Hal Beck', employNo: '1048', order: 'E1' },
  { who: 'iben', name: 'Iben Skov', employNo: '1049', order: 'phone' },
  { who: 'jon', name: 'Jon Gade', employNo: '1050', order: 'service' },
] as const;

/**
 * The world of RULES 7 on 20 Nov 2026, in an empty portal: ten shipped orders of 24 months, whose draws begin in
 * January 2027; every call is one that a page makes.
 */
export async function givenWorld(request: APIRequestContext): Promise<World> {
  const enter = async (email: string, name: string): Promise<Someone> => {
    const session = await signedInByMail(request, email);
    return { name, email, session, ask: callerOf(request, session.token) };
  };
  const office = await enter(firstAdmin, 'Back office');
  const made = async (ask: Caller, path: string, body: object) => (await ask<Named>('POST', path, body)).id;
  const supplierId = await made(office.ask, '/admin/suppliers', {
    name: 'TeleGros',
    email: 'ordre@telegros.example',
    language: 'en-us',
    isReseller: true,
    address_line_one: 'Havnegade 1',
    zipcode: '5000',
    city: 'Odense C',
    country: 'DK',
    admin: { name: 'Jens Bro', email: 'jens@telegros.example', language: 'en-us' },
  });
  const { name, layout } = salarySystemPresets.find((preset) => preset.name === 'Danløn')!;
  const companyId = await made(office.ask, '/admin/companies', {
    company_name: 'Nordlys A/S',
    vat_no: '12345678',
    currency: 'DKK',
    country: 'DK',
    language: 'en-us',
    supplierId,
    salarySystemId: await made(office.ask, '/admin/salarysystems', { name, country: 'DK', enabled: true, layout }),
    salaryDay: 20,
    salaryFileMethod: 'AUTOMATIC',
    wageCodeGross: '45',
    admin: { name: 'Mette Krag', email: 'mette@nordlys.example', language: 'en-us' },
  });
  const rules = { 'en-us': 'You have use of it only.', 'da-dk': 'Du har kun brugsret.' };
  const category = (title: string, own: object) =>
    made(office.ask, '/admin/categories', { ...newCategory, name: title, rules, ...own });
  const mobile = await category('Mobile', { scrapPercent: 500, percentage: 3_000 });
  const services = await category('Services', { is_subscription: true });
  const jens = await enter('jens@telegros.example', 'Jens Bro');
  const catalogId = await made(jens.ask, '/supplier/catalogs', {
    catalogName: 'Mobile',
    displayName: 'Mobile phones',
    currency: 'DKK',
  });
  const items = `/supplier/catalogs/${catalogId}`;
  const product = (categoryId: string, productName: string, price: number, own: object) =>
    made(jens.ask, `${items}/products`, { categoryId, productName, SKU: productName, price, ...own });
  const phone = await product(mobile, 'Phone X', 639_920, { retailPrice: 799_900, allRisk: 3_900, employeeIns: 1_500 });
  const service = await product(services, 'Running service', 26_663, { billingPeriod: 1 });
  const cover = await made(jens.ask, `${items}/accessories`, {
    productName: 'Cover',
    SKU: 'CVR',
    price: 19_920,
    retailPrice: 24_900,
    wholeCatalog: false,
    productIds: [phone],
  });
  await jens.ask('POST', `${items}/companies`, { companyIds: [companyId] });

  const mette = await enter('mette@nordlys.example', 'Mette Krag');
  const change = async (path: string, body: object) => {
    const { version } = await mette.ask<Named>('GET', path);
    await mette.ask('PATCH', path, { version, ...body });
  };
  await change('/company/settings', { finalSalary: ['NET', 'GROSS'], catchUpMax: 1, AllowEarlyPIF: true });
  await change('/company/settings/payroll', { wageCodeFinalNet: '48', wageCodeFinalGross: '47' });
  const employeeIds: string[] = [];
  const mailOf = (who: string) => `${who}@nordlys.example`;
  for (const { who, order: _order, ...person } of people)
    employeeIds.push(await made(mette.ask, '/company/employees', { ...person, email: mailOf(who) }));
  const { subscription } = await mette.ask<{ subscription: Named }>('POST', '/company/subscriptions', {
    subscriptionName: 'Mobile 2027',
    startDate: '2026-11-16',
    endDate: '2026-11-30',
    effectDate: '2027-01-01',
    deliveryMethod: 'COMPANY_ADDRESS',
    addressId: await made(mette.ask, '/company/addresses', {
      name: 'Nordlys A/S',
      displayName: 'HQ',
      addressLine1: 'Rådhuspladsen 1',
      zipCode: '8000',
      city: 'Aarhus',
      country: 'DK',
    }),
    periods: [24],
    allRisk: true,
    employeeIns: true,
    salaryFileMethod: 'AUTOMATIC',
    catalogs: [{ catalogId, subsidyYearly: 120_000 }],
    employees: { employeeIds },
  });
  const found: Partial<World['people']> = {};
  for (const [n, { who, name: ownName, order }] of people.entries()) {
    const person = await enter(mailOf(who), ownName);
    const orderId = await made(person.ask, '/employee/orders', {
      subscriptionId: subscription.id,
      productId: order === 'service' ? service : phone,
      accessoryIds: order === 'E1' ? [cover] : [],
      allRisk: order === 'E1',
      employeeIns: order === 'E1',
      months: 24,
      acceptedRules: true,
    });
    found[who] = { ...person, id: employeeIds[n]!, orderId };
  }
  const all = found as World['people'];
  const orderIds = Object.values(all).map(({ orderId }) => orderId);
  await mette.ask('POST', '/company/orders/process', { orderIds, binding: true });
  for (const orderId of orderIds)
    await jens.ask('POST', `/supplier/orders/${orderId}/dispatch`, {
      serialNumber: orderId === all.bo.orderId ? '490154203237518' : '',
    });
  await mette.ask('POST', '/company/leasing', {
    name: 'Lease 2027',
    period: 24,
    drawFreq: 'quarterly',
    leasingStart: '2027-01-01',
    partnerId: null,
    orderIds: [all.hal.orderId, all.iben.orderId],
  });
  return { office, jens, mette, subscriptionId: subscription.id, companyId, people: all };
}

/** The person leaves on 31 Oct 2027, dismissed; answers the pay-in-full request that was sent. */
export async function leave({ mette }: World, { id, ask }: Orderer): Promise<Named> {
  const { version } = await mette.ask<Named>('GET', `/company/employees/${id}`);
  await mette.ask('POST', `/company/employees/${id}/exit`, {
    version,
    exitDate: '2027-10-31',
    exitReason: 'DISMISSAL',
    send: 'NOW',
  });
  const [request] = await ask<Named[]>('GET', '/employee/pay-in-full');
  return request!;
}

/** What a job of the new day makes shows on the page, asked for again until it does. */
export async function expectSoon(made: Locator): Promise<void> {
  await expect(async () => {
    await made.page().reload();
    await expect(made).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}
