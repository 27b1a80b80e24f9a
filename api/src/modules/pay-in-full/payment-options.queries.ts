import type { Period } from '@portal/contract/days';
import type { PaymentKind } from '@portal/contract/payment-details';
import { sql } from 'kysely';
import type { Db } from '../../db/tenant.ts';
import type { StoredPrice } from './frozen-price.mapping.ts';
import type { FoundRequest } from './requests.queries.ts';
import { storedPrice } from './stored-price.queries.ts';

/** The prices frozen on the order of a request that the caller may see. */
export function findStoredPrice(db: Db, orderId: string): Promise<StoredPrice> {
  return db
    .selectFrom('orders as o')
    .innerJoin('categories as c', 'c.id', 'o.category_id')
    .where('o.id', '=', orderId)
    .select(storedPrice)
    .executeTakeFirstOrThrow();
}

/** Which final salaries the company allows and has wage codes for, and whether the month's file is made. */
export async function findFinalSalary(
  db: Db,
  { companyId, currency }: Pick<FoundRequest, 'companyId' | 'currency'>,
  period: Period,
): Promise<{ kinds: PaymentKind[]; isMade: boolean }> {
  const { rows } = await sql<{ net: boolean; gross: boolean; isMade: boolean }>`
    select 'NET' = any (s.final_salary) and trim(c.wage_code_final_net) <> '' as net,
      'GROSS' = any (s.final_salary) and trim(c.wage_code_final_gross) <> '' as gross,
      salary_file_made(c.id, ${currency}, ${period}) as "isMade"
    from company_settings s join companies c on c.id = s.company_id where s.company_id = ${companyId}`.execute(db);
  const { net = false, gross = false, isMade = false } = rows[0] ?? {};
  return {
    kinds: [...(net ? ['FINAL_SALARY_NET' as const] : []), ...(gross ? ['FINAL_SALARY_GROSS' as const] : [])],
    isMade,
  };
}
