import { apiSuite } from '../../../test/test-app.ts';
import { inviteFirstAdmin } from './first-admin.service.ts';

const t = apiSuite({ env: { FIRST_ADMIN_EMAIL: 'first@office.example' } });

test('an empty portal invites its first admin once', async () => {
  await inviteFirstAdmin(t.services);
  await inviteFirstAdmin(t.services);
  await t.work();
  const mails = await t.mails('first@office.example');
  expect(mails).toHaveLength(1);
  const token = /\/auth\/validate-token\/([\w-]+)/.exec(mails[0]!.text)?.[1];
  const answer = await t.call('POST', '/auth/validate-token', { body: { token, confirmed: true } });
  expect(answer.body).toMatchObject({ user: { role: 'admin' } });
});
