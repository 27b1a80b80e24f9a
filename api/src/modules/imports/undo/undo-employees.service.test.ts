import type { ImportView } from '@portal/contract/import-view';
import { bind } from '../../../../test/binding-call.ts';
import { fullTest } from '../../../../test/full-test.ts';
import { givenCompany, givenEmployee, type GivenCompany } from '../../../../test/given.ts';
import { employeeImports, threePeople } from '../../../../test/import-calls.ts';
import { apiSuite } from '../../../../test/test-app.ts';
import { removeUndone } from './remove-undone.job.ts';

const t = apiSuite();
let company: GivenCompany;
beforeEach(async () => {
  company = await givenCompany(t);
});

const { step, imported, employees } = employeeImports(() => ({ t, company }));

describe('undo while untouched', () => {
  const undo = async (view: ImportView, token = company.token) =>
    t.call('POST', `/company/imports/${view.id}/undo`, { token });
  const undone = async (view: ImportView) => (await undo(view)).body.data! as ImportView;

  test('people who were added go, changed ones are as before, and the same file imports again', async () => {
    const bo = await givenEmployee(t, company.id, { employNo: '1043', email: 'bo@nordlys.example', name: 'Bo Before' });
    const before = await employees();
    const view = await imported(threePeople);
    expect([view.counts, view.undoUntil]).toMatchObject([{ new: 2, changed: 1 }, expect.any(String)]);
    const after = await undone(view);
    expect([after.status, after.summary.undone, after.undoUntil]).toEqual([
      'UNDONE',
      { removed: 2, restored: 1, keptCount: 0, kept: [] },
      null,
    ]);
    expect(await employees()).toEqual(before.map((row) => ({ ...row, version: 3 })));
    expect(bo.name).toBe('Bo Before');
    expect((await imported(threePeople)).counts).toMatchObject({ new: 2, changed: 1 });
  });

  test('before it is asked for, an undo is told in the numbers that it then has', async () => {
    const view = await imported(threePeople);
    const [anna] = await employees();
    await t.call('PATCH', `/company/employees/${anna!['id']}`, {
      token: company.token,
      body: { version: 1, department: 'Salg' },
    });
    const preview = await t.call('GET', `/company/imports/${view.id}/undo`, { token: company.token });
    expect(preview.body.data).toEqual({ removed: 2, restored: 0, kept: 1 });
    expect((await undone(view)).summary.undone).toMatchObject({ removed: 2, restored: 0, keptCount: 1 });
    const { token } = await givenCompany(t);
    expect((await t.call('GET', `/company/imports/${view.id}/undo`, { token })).status).toBe(404);
  });

  fullTest('an employee who was changed, invited or put into a subscription since stays and is named', async () => {
    const view = await imported(threePeople);
    const [anna, bo, caecilie] = await employees();
    await t.call('PATCH', `/company/employees/${anna!['id']}`, {
      token: company.token,
      body: { version: 1, department: 'Salg' },
    });
    await bind(t, '/company/employees/invitations', { token: company.token, body: { employeeIds: [bo!['id']] } });
    const { summary } = await undone(view);
    expect(summary.undone).toMatchObject({
      removed: 1,
      restored: 0,
      keptCount: 2,
      kept: [
        { name: 'Anna Ågård', reason: 'CHANGED' },
        { number: '1043', reason: 'INVITED' },
      ],
    });
    expect((await employees()).map(({ id }) => id)).toEqual([anna!['id'], bo!['id']]);
    expect(caecilie!['name']).toBe('Cæcilie Holm');
  });

  fullTest(
    'their rows are removed afterwards; people with references and people deleted before stay deleted',
    async () => {
      const other = await imported(threePeople.replaceAll(/^(10\d\d);(.*?);(.*?)@/gm, '2$1;$2;$3+2@'));
      await t.database.owner.query('update employees set deleted_at = now() where import_id = $1', [other.id]);
      const view = await imported(threePeople);
      const [anna, bo] = await employees();
      await undone(view);
      const company_id = company.id;
      const given = (table: string, columns: string, values: string, employeeId: unknown) =>
        t.database.owner.query(
          `insert into ${table} (company_id, employee_id, ${columns}) values ($1, $2, ${values})`,
          [company_id, employeeId],
        );
      await given(
        'salary_file_problems',
        'period, reason, at',
        "'2026-11', 'EMPLOYEE_NUMBER_MISSING', now()",
        anna!['id'],
      );
      await given(
        'memberships',
        'user_id, role',
        "(select user_id from memberships where company_id = $1 limit 1), 'employee'",
        bo!['id'],
      );
      await removeUndone(t.services);
      const { rows } = await t.database.owner.query(
        'select id, import_id from employees where company_id = $1 order by import_id = $2',
        [company_id, view.id],
      );
      expect(rows.map(({ import_id }) => import_id as string)).toEqual([other.id, other.id, other.id, view.id]);
      expect(rows[3]).toEqual({ id: anna!['id'], import_id: view.id });
    },
  );

  fullTest('once, within seven days, and only by the company itself', async () => {
    const view = await imported(threePeople);
    const other = await givenCompany(t);
    expect((await undo(view, other.token)).body.message).toBe('import-not-found');
    await t.database.owner.query("update imports set finished_at = finished_at - interval '8 days' where id = $1", [
      view.id,
    ]);
    expect([(await undo(view)).status, (await undo(view)).body.message]).toEqual([409, 'invalid-data-provided']);
    await t.database.owner.query("update imports set finished_at = finished_at + interval '8 days' where id = $1", [
      view.id,
    ]);
    expect([(await undone(view)).status, (await undone(view)).status, (await step(view, 'run')).status]).toEqual([
      'UNDONE',
      'UNDONE',
      'UNDONE',
    ]);
  });
});
