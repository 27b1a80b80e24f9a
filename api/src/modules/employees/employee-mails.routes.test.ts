import type { EmployeeMail } from '@portal/contract/employee-mails';
import { givenCompany, givenEmployee, type GivenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { withSystem } from '../../db/tenant.ts';
import { queueMails } from '../../mail/outbox.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let nordlys: GivenCompany;
let other: GivenCompany;
beforeAll(async () => {
  [nordlys, other] = [await givenCompany(t), await givenCompany(t)];
});

const mailsOf = (employeeId: string, token = nordlys.token) =>
  t.call('GET', `/company/employees/${employeeId}/mails`, { token });
const queue = (companyId: string, to: string, subjects: string[]) =>
  withSystem(t.services.pool, (db) =>
    queueMails(
      db,
      t.clock.now(),
      subjects.map((subject) => ({
        kind: 'login-link',
        to,
        locale: 'en-us',
        companyId,
        content: { subject, title: 'Title', paragraphs: ['https://portal.example/auth/validate-token/secret'] },
      })),
    ),
  );

test('a person’s mails of the own company with what became of each, and nothing of their content', async () => {
  const anna = await givenEmployee(t, nordlys.id);
  const bo = await givenEmployee(t, nordlys.id);
  await queue(nordlys.id, anna.email, ['One', 'Two', 'Three', 'Withdrawn']);
  await queue(other.id, anna.email, ['Of another company']);
  await t.database.owner.query('update employees set email_private = $2 where id = $1', [anna.id, 'anna@home.example']);
  await queue(nordlys.id, 'anna@home.example', ['To the private address']);
  await queue(nordlys.id, bo.email, ['To Bo']);
  for (const [subject, status] of [
    ['One', 'SENT'],
    ['Two', 'FAILED'],
    ['Withdrawn', 'CANCELLED'],
  ])
    await t.database.owner.query('update outbox set status = $2, sent_at = $3 where subject = $1', [
      subject,
      status,
      status === 'SENT' ? '2026-11-20T10:00:00Z' : null,
    ]);
  const answer = await mailsOf(anna.id);
  const mails = dataOf<EmployeeMail[]>(answer);
  expect(mails.map(({ subject, state, at }) => [subject, state, at]).toSorted()).toEqual([
    ['One', 'SENT', '2026-11-20T10:00:00.000Z'],
    ['Three', 'WAITING', '2026-11-20T09:00:00.000Z'],
    ['Two', 'FAILED', '2026-11-20T09:00:00.000Z'],
  ]);
  expect(JSON.stringify(answer.body)).not.toMatch(/secret|Title/);
});

test('the last twenty; a foreign person answers like none', async () => {
  const anna = await givenEmployee(t, nordlys.id);
  await queue(
    nordlys.id,
    anna.email,
    Array.from({ length: 25 }, (_, at) => `Mail ${at}`),
  );
  expect(dataOf<EmployeeMail[]>(await mailsOf(anna.id))).toHaveLength(20);
  for (const id of [anna.id, '00000000-0000-7000-8000-000000000000'])
    expect(await mailsOf(id, other.token)).toMatchObject({ status: 404, body: { message: 'employee_not_found' } });
});
