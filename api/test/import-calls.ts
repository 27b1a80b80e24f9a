import type { ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
import type { GivenCompany, GivenSupplier } from './given.ts';
import { dataOf, type TestApp } from './test-app.ts';

type Choices = { mapping?: object; options?: object };

/** The steps of an import, none of which may be refused. */
function importSteps(stage: () => { t: TestApp; token: string; portal: 'company' | 'supplier' }) {
  const rowsOf = async (view: ImportView, outcome = 'ERROR') => {
    const { t, token, portal } = stage();
    return dataOf<ImportRow[]>(await t.call('GET', `/${portal}/imports/${view.id}/rows?outcome=${outcome}`, { token }));
  };
  return {
    rowsOf,
    async upload(
      path: string,
      name: string,
      text: string | Buffer,
      fields: Record<string, string> = {},
    ): Promise<ImportView> {
      const { t, token } = stage();
      const answer = await t.upload(path, { name, bytes: Buffer.from(text) }, { token, fields });
      expect([answer.status, answer.body.message]).toEqual([201, undefined]);
      return dataOf(answer);
    },
    async step(view: ImportView, name: 'check' | 'run', choices: Choices = {}): Promise<ImportView> {
      const { t, token, portal } = stage();
      const body =
        name === 'check'
          ? { mapping: { ...view.mapping, ...choices.mapping }, options: { ...view.options, ...choices.options } }
          : {};
      const answer = await t.call('POST', `/${portal}/imports/${view.id}/${name}`, { token, body });
      expect([answer.status, answer.body.message]).toEqual([202, undefined]);
      return dataOf(answer);
    },
    /** the refused rows, each with its fields and their reasons */
    errors: async (view: ImportView) =>
      (await rowsOf(view)).map(({ rowNumber, reasons }) => [
        rowNumber,
        ...reasons.map(({ field, key }) => `${field} ${key}`),
      ]),
  };
}

/** Anna, Bo and Cæcilie as a Danish payroll program writes them. */
export const threePeople =
  'Medarbejdernr.;Fornavn;Mellemnavn;Efternavn;E-mail;Fødselsdato;Køn\r\n' +
  '1042;Anna;;Ågård;anna@nordlys.example;01-02-1990;Kvinde\r\n' +
  '1043;Bo;K.;Sørensen;bo@nordlys.example;03-04-1985;Mand\r\n' +
  '1044;Cæcilie;;Holm;caecilie@nordlys.example;;\r\n';

/** What tests of a company's imports do over and over, and the people that it has afterwards. */
export function employeeImports(stage: () => { t: TestApp; company: GivenCompany }) {
  const steps = importSteps(() => ({ t: stage().t, token: stage().company.token, portal: 'company' }));
  const { step } = steps;
  const upload = (text: string | Buffer) => steps.upload('/company/imports', 'staff.csv', text);
  return {
    ...steps,
    upload,
    async imported(text: string | Buffer, options: object = {}): Promise<ImportView> {
      const view = await upload(text);
      await step(view, 'check', { options });
      return step(view, 'run');
    },
    async employees(): Promise<Record<string, unknown>[]> {
      return (
        await stage().t.database.owner.query(
          'select * from employees where company_id = $1 and deleted_at is null order by employ_no',
          [stage().company.id],
        )
      ).rows;
    },
  };
}

/**
 * What tests of a supplier's imports do over and over, with `categoryId` for what names none, and the products that a
 * catalog has afterwards.
 */
export function productImports(stage: () => { t: TestApp; supplier: GivenSupplier; categoryId: string }) {
  const steps = importSteps(() => ({ t: stage().t, token: stage().supplier.token, portal: 'supplier' }));
  const upload = (text: string | Buffer, catalogId: string, kind = 'PRODUCTS') =>
    steps.upload(`/supplier/catalogs/${catalogId}/imports`, 'list.csv', text, { kind });
  const step: typeof steps.step = (view, name, choices = {}) =>
    steps.step(view, name, { ...choices, options: { categoryId: stage().categoryId, ...choices.options } });
  return {
    ...steps,
    upload,
    step,
    async imported(
      text: string | Buffer,
      catalogId: string,
      { kind, ...choices }: Choices & { kind?: string } = {},
    ): Promise<ImportView> {
      const view = await upload(text, catalogId, kind);
      await step(view, 'check', choices);
      return step(view, 'run');
    },
    async products(catalogId: string): Promise<Record<string, unknown>[]> {
      return (
        await stage().t.database.owner.query(
          'select * from products where catalog_id = $1 and deleted_at is null order by sku',
          [catalogId],
        )
      ).rows;
    },
  };
}
