import { givenAccessory, givenCatalog, givenCategory, givenProduct, givenSubscription } from './given-goods.ts';
import { givenCompany, givenEmployee, givenSupplier } from './given.ts';
import { dataOf, type Answer, type TestApp } from './test-app.ts';

export type GivenShop = Awaited<ReturnType<typeof givenShop>>;

/**
 * Nordlys buys at TeleGros: Anna and Bo are invited to a catalog with one phone and its cover (RULES 7). `choice` is
 * the phone with everything.
 */
export async function givenShop(t: TestApp) {
  const telegros = await givenSupplier(t, { isReseller: true });
  const nordlys = await givenCompany(t, { supplierId: telegros.id });
  const anna = await givenEmployee(t, nordlys.id, { name: 'Anna', employNo: '1042' });
  const bo = await givenEmployee(t, nordlys.id, { name: 'Bo', employNo: '1043' });
  const catalogId = await givenCatalog(t, telegros.id, [nordlys.id]);
  const where = { supplierId: telegros.id, catalogId, categoryId: await givenCategory(t) };
  const phone = await givenProduct(t, where, { sku: 'PX128' });
  const cover = await givenAccessory(t, { ...where, productIds: [phone] });
  const subscription = await givenSubscription(t, { companyId: nordlys.id, catalogId, employeeIds: [anna.id, bo.id] });
  const choice = {
    subscriptionId: subscription,
    productId: phone,
    accessoryIds: [cover],
    months: 24,
    allRisk: true,
    employeeIns: true,
  };
  return { telegros, nordlys, anna, bo, where, phone, cover, subscription, choice };
}

type Asked = {
  data: Record<string, never>;
  message: string;
  details: { path: string; key: string }[];
  meta: { total: number };
};

/** What the shop answered, with everything that its tests look at. */
export const asked = (answer: Answer): Asked => ({
  data: dataOf(answer),
  message: answer.body.message!,
  details: answer.body.details!,
  meta: answer.body.meta!,
});
