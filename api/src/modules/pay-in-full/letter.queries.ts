import type { Locale } from '@portal/contract/constants';
import { sql } from 'kysely';
import type { Db } from '../../db/tenant.ts';
import type { FoundRequest } from './requests.queries.ts';

/** What a letter says beside its request: the company's address, the person, the item, and when it was settled. */
export async function findLetterFacts(db: Db, { id }: Pick<FoundRequest, 'id'>) {
  const { rows } = await sql<{
    companyName: string;
    vatNo: string;
    address: string;
    town: string;
    language: Locale;
    employeeName: string;
    employNo: string;
    serialNumber: string;
    accessories: string[];
    paidAt: Date | null;
    closedAt: Date | null;
  }>`
    select c.company_name as "companyName", c.vat_no as "vatNo", c.address_line_one as address,
      trim(c.zipcode || ' ' || c.city) as town, c.language, o.employee_name as "employeeName",
      coalesce(e.employ_no, '') as "employNo", coalesce(o.serial_number, '') as "serialNumber",
      array(select l.product_name from order_lines l where l.order_id = o.id and l.is_accessory
        order by l.line_no) as accessories,
      (select max(l.at) from pay_in_full_logs l where l.request_id = r.id and l.to_status = 'PAID') as "paidAt",
      (select max(l.at) from pay_in_full_logs l where l.request_id = r.id and l.to_status = 'CLOSED'
        and l.from_status = 'PAID') as "closedAt"
    from pay_in_full_requests r join orders o on o.id = r.order_id join companies c on c.id = r.company_id
    join employees e on e.id = r.employee_id where r.id = ${id}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new RangeError('a request without its order');
  return facts;
}
export type LetterFacts = Awaited<ReturnType<typeof findLetterFacts>>;
