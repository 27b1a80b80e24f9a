import { bind } from '../binding-call.ts';
import { givenSalarySystem } from '../given-draws.ts';
import { givenCatalog, givenCategory, givenProduct, givenSubscription } from '../given-goods.ts';
import { imei } from '../given-orders.ts';
import { givenAdmin, givenCompany, givenEmployee, givenSupplier, type GivenEmployee } from '../given.ts';
import { dataOf, type TestApp } from '../test-app.ts';

/** Whose order ends how; each is told apart by it. */
export const people = [
  'runs to its end unanswered',
  'has a month left out',
  'leaves and buys',
  'leaves and sends back',
  'sends a broken one back',
  'buys at the end',
  'sends back at the end',
  'is shipped late',
  'has a desk for a year',
] as const;
export type Who = (typeof people)[number];
export type Ordered = GivenEmployee & { employNo: string; orderId: string; monthly: number; months: number };

/** A company with a file each 20th, and nine people who have each ordered at the price that was quoted. */
export async function givenLife(t: TestApp) {
  const admin = await givenAdmin(t);
  const supplier = await givenSupplier(t, { name: 'TeleGros', isReseller: true });
  const company = await givenCompany(t, {
    name: 'Nordlys A/S',
    supplierId: supplier.id,
    vatNo: '12345678',
    salarySystemId: await givenSalarySystem(t),
  });
  const catalogId = await givenCatalog(t, supplier.id, [company.id]);
  const of = { supplierId: supplier.id, catalogId };
  const phone = await givenProduct(t, { ...of, categoryId: await givenCategory(t) });
  const furniture = await givenCategory(t, {
    deductible_vat_percent: 9_000,
    taxable_mode: 'NONE',
    requires_serial: false,
  });
  const desk = await givenProduct(t, { ...of, categoryId: furniture }, { product_name: 'Desk', price: 480_000 });
  const employees = await Promise.all(
    people.map((name, index) => givenEmployee(t, company.id, { name, employNo: String(2_001 + index) })),
  );
  const subscriptionId = await givenSubscription(
    t,
    { companyId: company.id, catalogId, employeeIds: employees.map(({ id }) => id) },
    { periods: [12, 24] },
  );

  const order = async (who: Who): Promise<Ordered> => {
    const employee = employees[people.indexOf(who)]!;
    const isDesk = who === 'has a desk for a year';
    const choice = {
      subscriptionId,
      productId: isDesk ? desk : phone,
      accessoryIds: [],
      months: isDesk ? 12 : 24,
      allRisk: who === 'sends a broken one back',
      employeeIns: false,
    };
    const quote = dataOf<{ monthlyPrice: { amount: number } }>(
      await t.call('POST', '/employee/quote', { token: employee.token, body: choice }),
    );
    const placed = dataOf<{ id: string; monthlyPrice: { amount: number } }>(
      await bind(t, '/employee/orders', { token: employee.token, body: { ...choice, acceptedRules: true } }),
    );
    expect(placed.monthlyPrice).toEqual(quote.monthlyPrice);
    const employNo = String(2_001 + people.indexOf(who));
    return { ...employee, employNo, orderId: placed.id, monthly: quote.monthlyPrice.amount, months: choice.months };
  };
  const ordered = {} as Record<Who, Ordered>;
  for (const who of people) ordered[who] = await order(who);
  const ship = async (who: Who) => {
    const body = who === 'has a desk for a year' ? {} : { serialNumber: imei(people.indexOf(who) + 1) };
    const answer = await t.call('POST', `/supplier/orders/${ordered[who].orderId}/dispatch`, {
      token: supplier.token,
      body,
    });
    expect([who, answer.status]).toEqual([who, 200]);
  };
  return { admin, supplier, company, ordered, ship };
}
