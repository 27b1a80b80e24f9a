import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Scratch } from './scratch.ts';

const contract = 'api/contract/src/employee-fields.ts';
const pages = 'mfe-company/src/features/employees';
const labels = 'shared-ui/features/imports/src/field-labels.ts';

/** CONTRIBUTING, "A migration": the file with the next number. Answers its path. */
export function addMigration(scratch: Scratch, subject: string, sql: string): string {
  const numbers = globSync('api/migrations/[0-9]*.sql', { cwd: scratch.folder }).map((file) =>
    Number(basename(file).slice(0, 4)),
  );
  const file = join('api/migrations', `${Math.max(...numbers) + 1}_${subject}.sql`);
  scratch.write(file, sql);
  return file;
}

/** CONTRIBUTING, "A field": the cost centre of an employee. */
export function addField(scratch: Scratch): void {
  const [erase = ''] =
    /CREATE OR REPLACE FUNCTION public\.erase_employee\([\s\S]*?\n;/.exec(scratch.read('api/db/schema.sql')) ?? [];
  addMigration(
    scratch,
    'cost_centre',
    `alter table employees add column cost_centre text not null default '';
call keep_owners();

-- As before, and without the cost centre.
${erase.replace(`note = '',`, `note = '', cost_centre = '',`)}
`,
  );
  scratch.npm('schema', { in: 'api' });
  scratch.replace(
    contract,
    `  exitDate: {`,
    `  costCentre: { kind: 'line', form: v.optional(line(40), ''), row: v.string(), isListed: true },
  exitDate: {`,
  );
  scratch.replace(
    'api/src/db/employee-columns.ts',
    `  exitDate: {`,
    `  costCentre: { column: 'cost_centre', holds: 'erased' },\n  exitDate: {`,
  );
  const headers = 'api/src/tabular/employee-headers.ts';
  scratch.replace(headers, 'cost center, cost centre, ', '');
  scratch.replace(
    headers,
    `  exitDate: headers(`,
    `  costCentre: headers('cost centre, cost center'),\n  exitDate: headers(`,
  );
  scratch.replace(
    'api/src/tabular/field-heads.ts',
    `  exitDate: i18n.t(`,
    `  costCentre: i18n.t('Cost centre'),\n  exitDate: i18n.t(`,
  );
  scratch.replace(labels, `  exitDate: msg`, `  costCentre: msg\`Cost centre\`,\n  exitDate: msg`);
  scratch.replace(
    `${pages}/EmployeeFields.tsx`,
    `        <FieldRow>
          <TextField form={form} name="phone"`,
    `        <TextField form={form} name="costCentre" label={t\`Cost centre\`} isOptional />
        <FieldRow>
          <TextField form={form} name="phone"`,
  );
  scratch.replace(
    `${pages}/employee-columns.tsx`,
    `  { key: 'phone',`,
    `  { key: 'costCentre', header: msg\`Cost centre\`, expendable: true, cell: (row) => row.costCentre },
  { key: 'phone',`,
  );
  scratch.replace(
    `${pages}/ErasureLists.tsx`,
    `  employNo: null,`,
    `  costCentre: msg\`cost centre\`,\n  employNo: null,`,
  );
  scratch.replace(
    'api/src/modules/employees/employee-bulk.routes.test.ts',
    'Note,Exit date',
    'Note,Cost centre,Exit date',
  );
  scratch.write('api/src/modules/employees/cost-centre.routes.test.ts', roundTrip);
}

const roundTrip = `import type { Employee } from '@portal/contract/employee-rows';
import { givenCompany } from '../../../test/given.ts';
import { employeeImports } from '../../../test/import-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let company: Awaited<ReturnType<typeof givenCompany>>;
beforeAll(async () => {
  company = await givenCompany(t);
});
const { imported } = employeeImports(() => ({ t, company }));

test('a cost centre goes through form, answer, export and import', async () => {
  const { token } = company;
  const [body, path] = [{ name: 'Anna', email: 'anna@nordlys.example', employNo: '7' }, '/company/employees'];
  expect((await t.call('POST', path, { token, body: { ...body, costCentre: 'x'.repeat(41) } })).status).toBe(400);
  const { id } = dataOf<Employee>(await t.call('POST', path, { token, body: { ...body, costCentre: 'CC-1' } }));
  const read = async () => (await t.call('GET', path + '/' + id, { token })).body.data;
  expect(await read()).toMatchObject({ costCentre: 'CC-1', department: '' });
  expect((await t.call('GET', path, { token })).body.data).toMatchObject([{ costCentre: 'CC-1' }]);
  const csv = (await t.call('GET', path + '/export', { token })).raw.toString('utf8');
  expect(csv).toContain('Note,Cost centre,Exit date');
  expect((await imported(csv)).counts).toMatchObject({ unchanged: 1, errors: 0 });
  const header = 'Nr;Navn;E-mail;Cost centre';
  const view = await imported(header + '\\n7;Anna;anna@nordlys.example;CC-2\\n8;Bo;bo@nordlys.example;\\n');
  expect(view.counts).toMatchObject({ new: 1, changed: 1, errors: 0 });
  expect(await read()).toMatchObject({ costCentre: 'CC-2' });
});
`;
