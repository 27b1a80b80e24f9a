import type { CompanyMailText } from '@portal/contract/mail-texts';
import { givenCatalog, givenSubscription } from '../../../test/given-goods.ts';
import { givenAdmin, givenCompany, givenEmployee, givenSupplier, type GivenCompany } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' }, { perTest: true });
let nordlys: GivenCompany;
beforeEach(async () => {
  nordlys = await givenCompany(t, { name: 'Nordlys A/S' });
});

const own = {
  subject: '{subscription}: {daysLeft} for {name}',
  greeting: 'Hej {name} <b>{company}</b>',
  body: 'Choose before {endDate}.\nIt is yours.\n\n{link}\n\nThe people of {company}',
};
const path = '/company/mail-texts';
const save = (kind: string, locale: string, body: object = own, token = nordlys.token) =>
  t.call('PUT', `${path}/${kind}/${locale}`, { token, body });
const read = async (token = nordlys.token) => dataOf<CompanyMailText[]>(await t.call('GET', path, { token }));

async function givenOpenSubscription() {
  const supplier = await givenSupplier(t);
  const catalogId = await givenCatalog(t, supplier.id, [nordlys.id]);
  const anna = await givenEmployee(t, nordlys.id, { name: '{link} Anna', email: 'anna@nordlys.example' });
  const id = await givenSubscription(
    t,
    { companyId: nordlys.id, catalogId, employeeIds: [anna.id] },
    { subscription_name: 'Phones', start_date: '2026-11-20', end_date: '2026-11-23' },
  );
  await t.database.owner.query('update subscription_employees set invited_at = null');
  return { id, employeeIds: [anna.id] };
}

test('a company starts with the standard texts of both mails in both languages', async () => {
  const texts = await read();
  expect(texts.map(({ kind, locale, version }) => [kind, locale, version])).toEqual([
    ['invitation', 'en-us', 0],
    ['invitation', 'da-dk', 0],
    ['reminder', 'en-us', 0],
    ['reminder', 'da-dk', 0],
  ]);
  expect(texts[0]).toMatchObject({
    text: { subject: '{subscription}: you can order now', greeting: '{subscription} is open' },
    sample: { values: { company: 'Nordlys A/S', daysLeft: '14 days' }, button: 'See the selection' },
  });
  expect(texts[3]?.text.subject).toBe('{subscription} lukker {endDate}');
});

test('own texts leave with the clock’s invitations and reminders and with those sent again, escaped', async () => {
  await save('invitation', 'en-us');
  await save('reminder', 'en-us', { ...own, subject: 'Still {daysLeft}' });
  const { id, employeeIds } = await givenOpenSubscription();
  await t.runScheduledJobs();
  await t.work();
  const [invitation, reminder] = await t.mails('anna@nordlys.example');
  expect(invitation).toMatchObject({ kind: 'subscription-invitation', subject: 'Phones: 3 days for {link} Anna' });
  expect(invitation?.html).toContain('Hej {link} Anna &lt;b&gt;Nordlys A/S&lt;/b&gt;');
  expect(invitation?.html).toContain('Choose before 23 November 2026.<br>It is yours.');
  expect(invitation?.html).toMatch(
    /<a href="http[^"]+validate-token[^"]+"[\s\S]*<\/a>[\s\S]*The people of Nordlys A\/S/,
  );
  expect(invitation?.text.match(/https?:\/\//g)).toHaveLength(1);
  expect(reminder).toMatchObject({ kind: 'subscription-reminder', subject: 'Still 3 days' });

  const shown = dataOf<{ count: number; sha256: string; mails: { subject: string; closing: string[] }[] }>(
    await t.call('POST', `/company/subscriptions/${id}/reminders/preview`, {
      token: nordlys.token,
      body: { employeeIds },
    }),
  );
  expect(shown.mails).toMatchObject([{ subject: 'Still 3 days', closing: ['The people of Nordlys A/S'] }]);
  const seen = [
    { fact: 'mailCount', of: '', value: shown.count },
    { fact: 'addressees', of: '', value: shown.sha256 },
  ];
  for (const act of ['reminders', 'invitations'])
    await t.call('POST', `/company/subscriptions/${id}/${act}`, { token: nordlys.token, body: { employeeIds, seen } });
  await t.work();
  const again = (await t.mails('anna@nordlys.example')).slice(2);
  expect(again.map(({ subject }) => subject)).toEqual(['Still 3 days', 'Phones: 3 days for {link} Anna']);
});

test('another company and the other language keep the standard text', async () => {
  await save('invitation', 'da-dk');
  const other = await givenCompany(t);
  expect((await read(other.token)).every(({ version }) => version === 0)).toBe(true);
  await givenOpenSubscription();
  await t.runScheduledJobs();
  await t.work();
  expect((await t.mails('anna@nordlys.example'))[0]?.subject).toBe('Phones: you can order now');
});

test.each([
  ['subject', 'Dear {firstname}', 'unknown-placeholder'],
  ['subject', 'Press {link}', 'unknown-placeholder'],
  ['greeting', 'Dear {', 'unknown-placeholder'],
  ['greeting', '', 'required'],
  ['body', 'Dear {Name}\n\n{link}', 'unknown-placeholder'],
  ['body', 'There is no way in.', 'mail-link-missing'],
  ['body', 'Press {link} now', 'mail-link-missing'],
  ['body', '{link}\n{link}', 'mail-link-missing'],
])('%s "%s" is refused with %s', async (field, value, key) => {
  for (const [method, at] of [
    ['PUT', `${path}/reminder/en-us`],
    ['POST', `${path}/reminder/en-us/test`],
  ] as const) {
    const answer = await t.call(method, at, { token: nordlys.token, body: { ...own, [field]: value } });
    expect([answer.status, answer.body.details]).toEqual([400, [{ path: field, key }]]);
  }
});

test('saved by its version, audited, and gone again with "back to the standard text"', async () => {
  expect((await save('reminder', 'da-dk')).status).toBe(200);
  expect((await save('reminder', 'da-dk')).body.message).toBe('changed-by-someone-else');
  expect((await save('reminder', 'da-dk', { ...own, version: 1, subject: 'Ny' })).status).toBe(200);
  expect((await save('reminder', 'da-dk', { ...own, version: 1 })).body.message).toBe('changed-by-someone-else');
  expect((await read())[3]).toMatchObject({ version: 2, text: { ...own, subject: 'Ny' } });
  const reset = () => t.call('DELETE', `${path}/reminder/da-dk`, { token: nordlys.token });
  expect(dataOf<CompanyMailText[]>(await reset())[3]?.version).toBe(0);
  expect((await reset()).status).toBe(200);
  const { rows } = await t.database.owner.query(
    `select detail from audit_log where action = 'mail-text.changed' and company_id = $1 order by at, id`,
    [nordlys.id],
  );
  expect(rows.map(({ detail }) => [detail.kind, detail.locale, detail.from.subject, detail.to.subject])).toEqual([
    ['reminder', 'da-dk', '{subscription} lukker {endDate}', own.subject],
    ['reminder', 'da-dk', own.subject, 'Ny'],
    ['reminder', 'da-dk', 'Ny', '{subscription} lukker {endDate}'],
  ]);
});

test('a test mail goes to who asks, says that it is one, and holds no login', async () => {
  const answer = await t.call('POST', `${path}/invitation/en-us/test`, { token: nordlys.token, body: own });
  expect(dataOf(answer)).toEqual({ to: nordlys.email });
  await t.work();
  const [mail] = await t.mails(nordlys.email);
  expect(mail).toMatchObject({ kind: 'mail-text-test' });
  expect(mail?.subject).toMatch(/^Test: Phones and computers: 14 days for /);
  expect(mail?.html).not.toContain('token');
  expect((await read())[0]?.version).toBe(0);
});

test('back office writes a company’s texts, and gets its own test mail', async () => {
  const admin = await givenAdmin(t);
  const at = `/admin/companies/${nordlys.id}/mail-texts`;
  await t.call('PUT', `${at}/invitation/en-us`, { token: admin.token, body: own });
  expect((await read())[0]).toMatchObject({ version: 1, text: own });
  expect(dataOf(await t.call('POST', `${at}/invitation/en-us/test`, { token: admin.token, body: own }))).toEqual({
    to: admin.email,
  });
  await t.call('DELETE', `${at}/invitation/en-us`, { token: admin.token });
  expect(dataOf<CompanyMailText[]>(await t.call('GET', at, { token: admin.token }))[0]?.version).toBe(0);
});
