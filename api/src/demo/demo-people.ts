import { sql } from 'kysely';
import type { Db } from '../db/tenant.ts';

export type DemoLoginRow = {
  email: string;
  name: string;
  passwordHash: string;
  role: 'admin' | 'supplier' | 'company' | 'employee';
  supplierId?: string;
  companyId?: string;
  employeeId?: string;
  language?: 'en-us' | 'da-dk';
};

/** A login that works at once, with its membership. */
export async function addLogin(db: Db, values: DemoLoginRow): Promise<string> {
  const user = await db
    .insertInto('users')
    .values({
      email: values.email,
      name: values.name,
      password_hash: values.passwordHash,
      status: 'ACTIVE',
      email_proved_at: sql<Date>`now()`,
      language: values.language ?? 'en-us',
      own_language: values.language ?? 'en-us',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('memberships')
    .values({
      user_id: user.id,
      role: values.role,
      supplier_id: values.supplierId ?? null,
      company_id: values.companyId ?? null,
      employee_id: values.employeeId ?? null,
    })
    .execute();
  return user.id;
}
