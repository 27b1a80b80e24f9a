import type { Db } from '../db/tenant.ts';
import { addLogin } from './demo-people.ts';
import { demoPeople } from './people.ts';

export type DemoCompany = { id: string; domain: string; employeeIds: string[]; adminUserId: string; addressId: string };

export type DemoCompanyValues = {
  name: string;
  vatNo: string;
  domain: string;
  supplierId: string | null;
  salarySystemId: string | null;
  salaryDay: number;
  admin: { email: string; name: string };
  people: number;
  passwordHash: string;
  now: Date;
  anna: boolean;
};

/** A company with settings, an address, one admin and its people; Nordlys also has Anna and Bo, who can log in. */
export async function addCompany(db: Db, values: DemoCompanyValues): Promise<DemoCompany> {
  const { id } = await db
    .insertInto('companies')
    .values({
      company_name: values.name,
      vat_no: values.vatNo,
      currency: 'DKK',
      country: 'DK',
      language: 'da-dk',
      invoice_mail: `faktura@${values.domain}`,
      phone_number: '+45 70 20 30 40',
      address_line_one: 'Rådhuspladsen 1',
      zipcode: '8000',
      city: 'Aarhus C',
      supplier_id: values.supplierId,
      salary_system_id: values.salarySystemId,
      wage_code_gross: '45',
      wage_code_net: '46',
      wage_code_final_net: '48',
      wage_code_final_gross: '47',
      employer_no: values.vatNo,
      pay_term: '51',
      payroll_recipients: [`loen@${values.domain}`],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('company_settings')
    .values({ company_id: id, salary_day: values.salaryDay, open_for_benefits: true, final_salary: ['NET', 'GROSS'] })
    .execute();
  await db
    .insertInto('payment_details')
    .values({ company_id: id, currency: 'DKK', bank: 'Demobanken', account: '1234 0001234567' })
    .execute();
  const address = await db
    .insertInto('company_addresses')
    .values({
      company_id: id,
      name: values.name,
      display_name: 'Hovedkontor',
      address_line1: 'Rådhuspladsen 1',
      zip_code: '8000',
      city: 'Aarhus C',
      country: 'DK',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const adminUserId = await addLogin(db, {
    ...values.admin,
    passwordHash: values.passwordHash,
    role: 'company',
    companyId: id,
  });
  const employeeIds = await addPeople(db, id, values);
  return { id, domain: values.domain, employeeIds, adminUserId, addressId: address.id };
}

async function addPeople(
  db: Db,
  companyId: string,
  { domain, people, anna, passwordHash, name }: DemoCompanyValues,
): Promise<string[]> {
  const known = anna
    ? [
        { employNo: '1042', name: 'Anna Holm', email: `anna@${domain}` },
        { employNo: '1043', name: 'Bo Lund', email: `bo@${domain}` },
      ].map((person) => ({
        ...person,
        department: 'Salg',
        phone: '+45 12345678',
        address: 'Havnegade 1',
        zip: '8000',
        city: 'Aarhus C',
      }))
    : [];
  const everybody = [...known, ...demoPeople(domain, name.length, people)];
  const rows = await db
    .insertInto('employees')
    .values(
      everybody.map((person) => ({
        company_id: companyId,
        employ_no: person.employNo,
        name: person.name,
        email: person.email,
        department: person.department,
        phone: person.phone,
        address_line1: person.address,
        zip_code: person.zip,
        city: person.city,
        country: 'DK',
      })),
    )
    .returning(['id', 'name', 'email'])
    .execute();
  for (const row of rows.slice(0, anna ? 2 : 0)) {
    const userId = await addLogin(db, {
      email: row.email,
      name: row.name,
      passwordHash,
      role: 'employee',
      companyId,
      employeeId: row.id,
    });
    await db.updateTable('employees').set({ user_id: userId, status: 'ACTIVE' }).where('id', '=', row.id).execute();
  }
  return rows.map(({ id }) => id);
}
