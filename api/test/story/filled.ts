import type { Answer } from '../test-app.ts';
import type { Step } from '../test-in-steps.ts';
import { checkImport, danlon, done, mobile, refused, runImport, signInByMail, type Story } from './steps.ts';

type Named = { id: string };
type Stage = {
  story: () => Story;
  as: (
    who: keyof Story['token'],
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<Answer>;
};

/** The first part of RULES 7: supplier, company, goods and people come into the empty portal. */
export function filled(step: Step, { story, as }: Stage): void {
  step(
    'back office makes supplier, category, salary system and company; its admin is PENDING and invited (5)',
    async () => {
      const { id } = story();
      id.supplier = (
        await done<Named>(
          as('admin', 'POST', '/admin/suppliers', {
            name: 'TeleGros',
            email: 'ordre@telegros.example',
            language: 'da-dk',
            isReseller: true,
            admin: { name: 'Jens', email: 'jens@telegros.example', language: 'en-us' },
          }),
        )
      ).id;
      id.category = (await done<Named>(as('admin', 'POST', '/admin/categories', mobile))).id;
      id.salarySystem = (await done<Named>(as('admin', 'POST', '/admin/salarysystems', danlon))).id;
      id.company = (
        await done<Named>(
          as('admin', 'POST', '/admin/companies', {
            company_name: 'Nordlys A/S',
            vat_no: '12345678',
            currency: 'DKK',
            country: 'DK',
            language: 'en-us',
            supplierId: id.supplier,
            salarySystemId: id.salarySystem,
            salaryDay: 20,
            salaryFileMethod: 'AUTOMATIC',
            wageCodeGross: '45',
            admin: { name: 'Mette Krag', email: 'mette@nordlys.example', language: 'en-us' },
          }),
        )
      ).id;
      await story().t.work();
      const { rows } = await story().t.database.owner.query(
        `select role from memberships where email = 'mette@nordlys.example' and user_id is null`,
      );
      expect(rows).toEqual([{ role: 'company' }]);
    },
  );

  step('the admin signs in by link once and is ACTIVE (6)', async () => {
    story().token.telegros = await signInByMail(story(), 'jens@telegros.example');
    story().token.nordlys = await signInByMail(story(), 'mette@nordlys.example');
    const { rows } = await story().t.database.owner.query(
      `select status from users where email = 'mette@nordlys.example'`,
    );
    expect(rows).toEqual([{ status: 'ACTIVE' }]);
    await expect(signInByMail(story(), 'mette@nordlys.example')).rejects.toThrow('invalid-login-link');
  });

  const products =
    'Varenr;Navn;Netto;Vejl. pris;All risk;Fratrædelse\nPX128;Phone X;6.399,20;7.999,00;39,00;15,00\n' +
    'PX128;Phone X again;6.399,20;7.999,00;39,00;15,00\nPB64;Phone B;5.000,00;6.250,00;39,00;15,00\n';

  step(
    'TeleGros imports products with decimal comma; the repeated SKU is refused and nothing saved in the dry run (1, 2)',
    async () => {
      const { id, token, t } = story();
      id.catalog = (
        await done<Named>(
          as('telegros', 'POST', '/supplier/catalogs', {
            catalogName: 'Mobile',
            displayName: 'Mobile phones',
            currency: 'DKK',
          }),
        )
      ).id;
      const mapping = {
        SKU: { column: 'Varenr' },
        productName: { column: 'Navn' },
        price: { column: 'Netto' },
        retailPrice: { column: 'Vejl. pris' },
        allRisk: { column: 'All risk' },
        employeeIns: { column: 'Fratrædelse' },
      };
      const importId = await checkImport(
        story(),
        token.telegros,
        `/supplier/catalogs/${id.catalog}/imports`,
        'supplier',
        { name: 'phones.csv', text: products },
        { categoryId: id.category },
        mapping,
      );
      const checked = await done<{ status: string; counts: object }>(
        as('telegros', 'GET', `/supplier/imports/${importId}`),
      );
      expect(checked).toMatchObject({
        status: 'CHECKED',
        counts: { total: 3, new: 2, changed: 0, unchanged: 0, errors: 1 },
      });
      const faults = await done<{ rowNumber: number; reasons: { key: string }[] }[]>(
        as('telegros', 'GET', `/supplier/imports/${importId}/rows?outcome=ERROR`),
      );
      expect(faults).toMatchObject([{ rowNumber: 3, reasons: [{ key: 'duplicate-sku' }] }]);
      expect((await t.database.owner.query('select from products')).rowCount).toBe(0);
      expect(await runImport(story(), token.telegros, 'supplier', importId)).toMatchObject({
        status: 'DONE',
        counts: { new: 2, errors: 1 },
      });
      const { rows } = await t.database.owner.query(`select id, price, retail_price from products where sku = 'PX128'`);
      expect(rows).toMatchObject([{ price: 639_920, retail_price: 799_900 }]);
      id.phone = rows[0].id;
    },
  );

  step('accessories come the same way; the catalog is assigned and seen by Nordlys alone (3, 4)', async () => {
    const { id, token, t } = story();
    const importId = await checkImport(
      story(),
      token.telegros,
      `/supplier/catalogs/${id.catalog}/imports`,
      'supplier',
      {
        name: 'accessories.csv',
        text: 'SKU,Name,Price,Retail\nCVR,Cover,199.20,249.00\nHEAD,Headphones,2800.80,3501.00\n',
      },
      {},
      {
        SKU: { column: 'SKU' },
        productName: { column: 'Name' },
        price: { column: 'Price' },
        retailPrice: { column: 'Retail' },
      },
      { kind: 'ACCESSORIES' },
    );
    expect(await runImport(story(), token.telegros, 'supplier', importId)).toMatchObject({
      status: 'DONE',
      counts: { new: 2 },
    });
    id.cover = (await t.database.owner.query(`select id from accessories where sku = 'CVR'`)).rows[0].id;
    const plain = await done<Named>(
      as('admin', 'POST', '/admin/suppliers', {
        name: 'Plain',
        email: 'p@plain.example',
        language: 'en-us',
        isReseller: false,
        admin: { name: 'P', email: 'p@plain.example', language: 'en-us' },
      }),
    );
    await t.work();
    const plainToken = await signInByMail(story(), 'p@plain.example');
    const own = await done<Named>(
      t.call('POST', '/supplier/catalogs', {
        token: plainToken,
        body: { catalogName: 'X', displayName: 'X', currency: 'DKK' },
      }),
    );
    expect(
      (
        await refused(
          t.call('POST', `/supplier/catalogs/${own.id}/companies`, {
            token: plainToken,
            body: { companyIds: [id.company] },
          }),
        )
      )[1],
    ).toBe('you-do-not-have-permission-to-do-this-action');
    expect(plain.id).toBeTruthy();
    await done(as('telegros', 'POST', `/supplier/catalogs/${id.catalog}/companies`, { companyIds: [id.company] }));
    expect(await done<Named[]>(as('nordlys', 'GET', '/company/catalogs'))).toHaveLength(1);
  });

  step('employees are imported; a used number is refused by row (7)', async () => {
    const { token } = story();
    const text =
      'Medarbejdernr.;Navn;E-mail;Afdeling\n1042;Anna Holm;anna@nordlys.example;Salg\n' +
      '1043;Bo Lund;bo@nordlys.example;Salg\n1042;Carl Bo;carl@nordlys.example;IT\n';
    const importId = await checkImport(story(), token.nordlys, '/company/imports', 'company', {
      name: 'people.csv',
      text,
    });
    expect(await runImport(story(), token.nordlys, 'company', importId)).toMatchObject({
      status: 'DONE',
      counts: { total: 3, new: 2, errors: 1 },
    });
    expect(await done(as('nordlys', 'GET', `/company/imports/${importId}/rows?outcome=ERROR`))).toMatchObject([
      { rowNumber: 4, reasons: [{ key: 'employeenumber-already-exists' }] },
    ]);
  });
}
