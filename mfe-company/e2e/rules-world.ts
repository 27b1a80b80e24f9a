import type { APIRequestContext } from '@playwright/test';
import { loggedIn, type SignedIn } from '../../shared-ui/presets/browser.ts';
import { callerOf, signedInByMail, type Caller } from '../../shared-ui/presets/caller.ts';

type Named = { id: string };
type Versioned = Named & { version: number };

/** What RULES 7 has before its scenarios 32 to 41 begin; Dorte is not invited yet. */
export type RulesWorld = {
  subscriptionId: string;
  subscriptionName: string;
  anna: Person;
  bo: Person;
  cia: Person;
  dorte: { name: string };
};
type Person = { id: string; name: string; employNo: string; orderId: string; session: SignedIn };

/**
 * The world of RULES 7 beside the demo world, in a catalog and a subscription of its own: Phone X with its cover, a PC
 * of 9,999.00, subsidy 100.00 a month for each, and three shipped orders of 24 months whose draws begin in January
 * 2027.
 */
export async function givenRulesWorld(request: APIRequestContext): Promise<RulesWorld> {
  const as = async (email: string) => callerOf(request, (await loggedIn(request, email)).token);
  const [office, telegros, mette] = [
    await as('admin@portal.example'),
    await as('tele@telegros.example'),
    await as('mette@nordlys.example'),
  ];
  const stamp = `${Date.now()}`.slice(-6);
  const texts = { 'en-us': 'You have use of it only.', 'da-dk': 'Du har kun brugsret.' };
  const base = { taxableMode: 'NONE', scrapPercent: 500, percentage: 3_000, accessory_limit: 2, rules: texts };
  const category = async (name: string) =>
    (await office<Named>('POST', '/admin/categories', { ...newCategory, ...base, name: `${name} ${stamp}` })).id;
  const [mobile, computers] = [await category('Mobile'), await category('PC')];
  const [{ id: companyId } = { id: '' }] = await telegros<Named[]>('GET', '/supplier/companies?q=Nordlys');
  const { id: catalogId } = await telegros<Named>('POST', '/supplier/catalogs', {
    catalogName: `Rules ${stamp}`,
    displayName: `Rules ${stamp}`,
    currency: 'DKK',
  });
  const product = async (categoryId: string, productName: string, price: number, retailPrice: number) =>
    (
      await telegros<Named>('POST', `/supplier/catalogs/${catalogId}/products`, {
        categoryId,
        productName,
        SKU: productName,
        price,
        retailPrice,
        allRisk: 3_900,
        employeeIns: 1_500,
      })
    ).id;
  const [phone, pc] = [
    await product(mobile, 'Phone X', 639_920, 799_900),
    await product(computers, 'PC', 999_900, 1_249_900),
  ];
  const { id: cover } = await telegros<Named>('POST', `/supplier/catalogs/${catalogId}/accessories`, {
    productName: 'Cover',
    SKU: 'CVR',
    price: 19_920,
    retailPrice: 24_900,
    wholeCatalog: false,
    productIds: [phone],
  });
  await telegros('POST', `/supplier/catalogs/${catalogId}/companies`, { companyIds: [companyId] });
  const { id: addressId } = await mette<Named>('POST', '/company/addresses', {
    name: 'Nordlys A/S',
    displayName: `HQ ${stamp}`,
    addressLine1: 'Rådhuspladsen 1',
    zipCode: '8000',
    city: 'Aarhus',
    country: 'DK',
  });
  const employee = async (first: string, n: number) => {
    const person = {
      name: `${first} ${stamp}`,
      email: `${first.toLowerCase()}.${stamp}@nordlys.example`,
      employNo: `${stamp}${n}`,
    };
    return { ...person, id: (await mette<Named>('POST', '/company/employees', person)).id };
  };
  const people = [await employee('Annika', 1), await employee('Bosse', 2), await employee('Cia', 3)];
  const dorte = await employee('Dorte', 4);
  const subscriptionName = `Rules 2027 ${stamp}`;
  const { subscription } = await mette<{ subscription: Named }>('POST', '/company/subscriptions', {
    subscriptionName,
    startDate: '2026-11-16',
    endDate: '2026-11-30',
    effectDate: '2027-01-01',
    deliveryMethod: 'COMPANY_ADDRESS',
    addressId,
    periods: [24],
    allRisk: true,
    employeeIns: true,
    salaryFileMethod: 'MANUAL',
    catalogs: [{ catalogId, subsidyYearly: 120_000 }],
    employees: { employeeIds: people.map(({ id }) => id) },
  });
  const choices = [
    { productId: phone, accessoryIds: [cover], allRisk: true, employeeIns: true },
    { productId: phone, accessoryIds: [], allRisk: false, employeeIns: false },
    { productId: pc, accessoryIds: [], allRisk: false, employeeIns: false },
  ];
  const made: Person[] = [];
  for (const [n, { id, name, employNo, email }] of people.entries()) {
    const session = await signedInByMail(request, email);
    const order = await callerOf(request, session.token)<Named>('POST', '/employee/orders', {
      subscriptionId: subscription.id,
      months: 24,
      acceptedRules: true,
      ...choices[n]!,
    });
    made.push({ id, name, employNo, session, orderId: order.id });
  }
  await mette('POST', '/company/orders/process', { orderIds: made.map(({ orderId }) => orderId), binding: true });
  for (const { orderId } of made) await telegros('POST', `/supplier/orders/${orderId}/dispatch`, {});
  const [anna, bo, cia] = made as [Person, Person, Person];
  return { subscriptionId: subscription.id, subscriptionName, anna, bo, cia, dorte };
}

/**
 * The person leaves, accepts what the order still costs, and pays: closed as RULES 3.2 leave it (scenarios 44 and 45).
 */
export async function payInFull(request: APIRequestContext, mette: Caller, { id, session }: Person): Promise<void> {
  const { version } = await mette<Versioned>('GET', `/company/employees/${id}`);
  await mette('POST', `/company/employees/${id}/exit`, {
    version,
    exitDate: '2027-10-31',
    exitReason: 'DISMISSAL',
    send: 'NOW',
  });
  const own = callerOf(request, session.token);
  const [asked] = await own<Versioned[]>('GET', '/employee/pay-in-full');
  const accepted = await own<Versioned>('POST', `/employee/pay-in-full/${asked!.id}/accept`, {
    version: asked!.version,
    confirmed: true,
    contactPhone: '+45 12345678',
  });
  const office = callerOf(request, (await loggedIn(request, 'admin@portal.example')).token);
  const paid = await office<Versioned>('POST', `/admin/pay-in-full/${asked!.id}/status`, {
    to: 'PAID',
    version: accepted.version,
    transactionId: `TX-${asked!.id}`,
  });
  await office('POST', `/admin/pay-in-full/${asked!.id}/status`, { to: 'CLOSED', version: paid.version });
}

/** Everything that a category needs and RULES 7 says nothing about. */
const newCategory = {
  allow_multiple_products: false,
  allow_multiple_accessories: true,
  is_present: false,
  is_subscription: false,
  showSalaryCalculation: true,
  requireMultimediaTax: false,
  requiresSerial: false,
  insuranceRequired: false,
  enabled: true,
  tax: 4_205,
  middleTax: null,
  topTax: 5_585,
  gross_limit: null,
  deductibleVatPercent: 10_000,
  taxablePercent: 0,
  salaryCalculation: { 'en-us': '', 'da-dk': '' },
} as const;
