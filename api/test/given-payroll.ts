import { givenDispatchedOrder, givenSalarySystem } from './given-draws.ts';
import { givenCatalog, givenCategory, givenSubscription } from './given-goods.ts';
import { givenCompany, givenEmployee, givenSupplier } from './given.ts';
import type { TestApp } from './test-app.ts';

export type GivenPayroll = Awaited<ReturnType<typeof givenPayroll>>;

/**
 * Nordlys with a payroll layout, and a shipped order of Anna's and of Bo's whose draws wait for their files (RULES 7,
 * scenario 26).
 */
export async function givenPayroll(t: TestApp) {
  const supplier = await givenSupplier(t, { name: 'TeleGros', isReseller: true });
  const company = await givenCompany(t, {
    name: 'Nordlys A/S',
    supplierId: supplier.id,
    vatNo: '12345678',
    salarySystemId: await givenSalarySystem(t),
  });
  const anna = await givenEmployee(t, company.id, { name: 'Anna Holm', employNo: '1042' });
  const bo = await givenEmployee(t, company.id, { name: 'Bo Lund', employNo: '1043' });
  const catalogId = await givenCatalog(t, supplier.id, [company.id]);
  const subscriptionId = await givenSubscription(t, {
    companyId: company.id,
    catalogId,
    employeeIds: [anna.id, bo.id],
  });
  const where = { subscriptionId, supplierId: supplier.id, catalogId, categoryId: await givenCategory(t) };
  await givenDispatchedOrder(t, company, anna, where);
  await givenDispatchedOrder(t, company, bo, where, { monthly: 16_663 });
  return { company, anna, bo, where };
}
