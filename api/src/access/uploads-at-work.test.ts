import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { givenCompany } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';

const t = apiSuite();
let port: number;
beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
});

const file = { name: 'people.csv', bytes: Buffer.from('employNo,name,email\n1,A,a@b.example\n') };

/** An upload whose body stays open until `end`. */
async function startUpload(token: string) {
  const call = request({
    port,
    method: 'POST',
    path: '/api/company/imports',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  const answered = once(call, 'response') as Promise<[{ statusCode: number; resume: () => void }]>;
  call.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nemployNo,name,email\n');
  return {
    end: async () => {
      call.end('1,A,a@b.example\r\n--x--\r\n');
      const [answer] = await answered;
      answer.resume();
      return answer.statusCode;
    },
  };
}

const atWork = async () =>
  Number((await t.database.owner.query('select count(*) as n from uploads_at_work')).rows[0].n);
async function until(count: number) {
  while ((await atWork()) !== count)
    await new Promise((done) => {
      setTimeout(done, 10);
    });
}

test('a third simultaneous upload of one person waits; other people and later uploads do not', async () => {
  const [company, other] = [await givenCompany(t), await givenCompany(t)];
  const first = await startUpload(company.token);
  const second = await startUpload(company.token);
  await until(2);
  const third = await t.upload('/company/imports', file, { token: company.token });
  expect([third.status, third.body.message]).toEqual([429, 'too-many-requests']);
  const wait = Number(third.headers['retry-after']);
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(90);
  expect((await t.upload('/company/imports', file, { token: other.token })).status).toBe(201);
  expect(await first.end()).toBe(201);
  await until(1);
  expect((await t.upload('/company/imports', file, { token: company.token })).status).toBe(201);
  expect(await second.end()).toBe(201);
  await until(0);
});

test('what a process that died had at work ends by itself', async () => {
  const company = await givenCompany(t);
  await t.database.owner.query(
    `insert into uploads_at_work (user_id, ends_at)
      values ($1, now() + interval '5 seconds'), ($1, now() + interval '1 minute')`,
    [company.userId],
  );
  const refused = await t.upload('/company/imports', file, { token: company.token });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5']);
  await t.database.owner.query(
    `update uploads_at_work set ends_at = now() where ends_at < now() + interval '30 seconds'`,
  );
  expect((await t.upload('/company/imports', file, { token: company.token })).status).toBe(201);
});
