import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import { themePresets } from '@portal/contract/theme';
import { hashPassword } from '../access/passwords.ts';
import type { Db } from '../db/tenant.ts';
import { demoCategories } from './categories.ts';
import { addCatalog } from './demo-catalogs.ts';
import { addCompany, type DemoCompany } from './demo-companies.ts';
import { addLogin } from './demo-people.ts';
import { demoPassword } from './logins.ts';
import { bikeAccessories, electronics, electronicsAccessories, homeAndBikes, type DemoCategory } from './products.ts';

export type BaseWorld = {
  telegros: string;
  hjulager: string;
  catalogs: { electronics: string; home: string };
  companies: { nordlys: DemoCompany; vindebro: DemoCompany; fyrholm: DemoCompany };
};

/** Everybody and everything that exists before the first order, in one transaction. */
export async function makeBaseWorld(db: Db, now: Date): Promise<BaseWorld> {
  const passwordHash = await hashPassword(demoPassword);
  const login = (values: Omit<Parameters<typeof addLogin>[1], 'passwordHash'>) =>
    addLogin(db, { ...values, passwordHash });
  await login({ email: 'admin@portal.example', name: 'Karen Dahl', role: 'admin' });

  const telegros = await addSupplier(db, { name: 'TeleGros', email: 'ordre@telegros.example', isReseller: true });
  const hjulager = await addSupplier(db, { name: 'Hjulager ApS', email: 'ordre@hjulager.example', isReseller: false });
  await db
    .insertInto('brandings')
    .values({
      supplier_id: telegros,
      theme: JSON.stringify(themePresets[1].theme),
      support_email: 'hjaelp@telegros.example',
    })
    .execute();
  await login({ email: 'tele@telegros.example', name: 'Jens Telegros', role: 'supplier', supplierId: telegros });
  await login({ email: 'lager@hjulager.example', name: 'Lis Lager', role: 'supplier', supplierId: hjulager });

  const categories = {} as Record<DemoCategory, string>;
  for (const [name, values] of Object.entries(demoCategories)) {
    categories[name as DemoCategory] = (
      await db
        .insertInto('categories')
        .values({ name, ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  }
  const systems = new Map<string, string>();
  for (const { name, country, layout } of salarySystemPresets) {
    const { id } = await db
      .insertInto('salary_systems')
      .values({ name, country: country ?? '', kind: layout.kind, layout: JSON.stringify(layout) })
      .returning('id')
      .executeTakeFirstOrThrow();
    systems.set(name, id);
  }
  const systemOf = (name: string) => systems.get(name) ?? null;
  await db
    .insertInto('leasing_partners')
    .values([{ name: 'Nordisk Leasing' }, { name: 'Udstyrsfinans' }])
    .execute();

  const { id: emply } = await db
    .insertInto('hr_systems')
    .values({
      name: 'Emply',
      date_format: 'DD-MM-YYYY',
      on_missing: 'FLAG',
      mapping: JSON.stringify({
        employNo: 'Lønnr.',
        name: 'Navn',
        email: 'E-mail',
        department: 'Afdeling',
        phone: 'Telefon',
        exitDate: 'Fratrådt',
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const company = (values: Omit<Parameters<typeof addCompany>[1], 'passwordHash' | 'now'>) =>
    addCompany(db, { ...values, passwordHash, now });
  const companies = {
    nordlys: await company({
      name: 'Nordlys A/S',
      vatNo: '29012342',
      domain: 'nordlys.example',
      supplierId: telegros,
      salarySystemId: systemOf('Danløn'),
      salaryDay: 20,
      admin: { email: 'mette@nordlys.example', name: 'Mette Krag' },
      people: 140,
      anna: true,
    }),
    vindebro: await company({
      name: 'Vindebro Kommune',
      vatNo: '29189714',
      domain: 'vindebro.example',
      supplierId: null,
      salarySystemId: systemOf('ProLøn'),
      salaryDay: 30,
      admin: { email: 'peder@vindebro.example', name: 'Peder Ås' },
      people: 120,
      anna: false,
    }),
    fyrholm: await company({
      name: 'Fyrholm A/S',
      vatNo: '31158540',
      domain: 'fyrholm.example',
      supplierId: telegros,
      salarySystemId: systemOf('DataLøn'),
      salaryDay: 25,
      admin: { email: 'inge@fyrholm.example', name: 'Inge Fyr' },
      people: 60,
      anna: false,
    }),
  };
  await db.updateTable('companies').set({ hr_system_id: emply }).where('id', '=', companies.nordlys.id).execute();
  const all = Object.values(companies).map(({ id }) => id);
  const catalogs = {
    electronics: await addCatalog(db, {
      supplierId: telegros,
      name: 'Mobile og PC',
      categories,
      products: electronics,
      accessories: electronicsAccessories,
      companyIds: all,
    }),
    home: await addCatalog(db, {
      supplierId: hjulager,
      name: 'Hjem og cykler',
      categories,
      products: homeAndBikes,
      accessories: bikeAccessories,
      companyIds: [companies.vindebro.id, companies.nordlys.id],
    }),
  };
  return { telegros, hjulager, catalogs, companies };
}

async function addSupplier(
  db: Db,
  { name, email, isReseller }: { name: string; email: string; isReseller: boolean },
): Promise<string> {
  const { id } = await db
    .insertInto('suppliers')
    .values({
      name,
      email,
      is_reseller: isReseller,
      phone: '+45 70 10 20 30',
      address_line_one: 'Industrivej 4',
      zipcode: '2605',
      city: 'Brøndby',
      country: 'DK',
      language: 'da-dk',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
