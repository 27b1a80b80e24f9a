import { withSystem } from '../../src/db/tenant.ts';
import type { GivenCompany, GivenEmployee, GivenSupplier } from '../given.ts';
import type { TestApp } from '../test-app.ts';

/** A pay-in-full request and an RMA request about the employee's order. */
export async function givenRequests(
  t: TestApp,
  {
    supplier,
    company,
    employee,
    order,
  }: { supplier: GivenSupplier; company: GivenCompany; employee: GivenEmployee; order: string },
): Promise<Record<'pay-in-full-request' | 'rma-request', string>> {
  const shared = {
    company_id: company.id,
    employee_id: employee.id,
    order_id: order,
    supplier_id: supplier.id,
    status: 'CREATED' as const,
    currency: 'DKK',
    created_at: t.clock.now(),
  };
  return withSystem(t.services.pool, async (db) => {
    const request = await db
      .insertInto('pay_in_full_requests')
      .values({
        ...shared,
        exit_date: '2027-10-31',
        months_remaining: 14,
        all_risk_months: 0,
        contract_start: '2026-12-10',
        first_salary_draw: '2027-01-01',
        price_lines: '[]',
        pif_fee: 0,
        price_ex_vat: 0,
        vat: 0,
        total: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rma = await db
      .insertInto('rma_requests')
      .values({ ...shared, kind: 'DAMAGED', incident_date: '2026-12-11', what_happened: 'It fell.', covered: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { 'pay-in-full-request': request.id, 'rma-request': rma.id };
  });
}
