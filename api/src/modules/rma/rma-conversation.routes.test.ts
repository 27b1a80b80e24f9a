import type { RmaDetail, RmaRow } from '@portal/contract/rma';
import sharp from 'sharp';
import { callSeen, seenBody } from '../../../test/binding-call.ts';
import { givenShipped, type Shipped } from '../../../test/given-shipped.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { wordsOf } from '../../../test/pdf-words.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' }, { perTest: true });
let world: Shipped;
let admin: Person;
let id: string;

beforeEach(async () => {
  admin = await givenAdmin(t);
  world = await givenShipped(t);
  t.clock.moveTo('2027-05-04T09:00:00Z');
  const body = {
    orderId: world.orders.bo,
    kind: 'DAMAGED',
    incidentDate: '2027-05-03',
    whatHappened: 'The screen broke.',
  };
  id = dataOf<RmaDetail>(await t.call('POST', '/employee/rma', { token: world.bo.token, body })).id;
  await t.work();
});

type Who = 'anna' | 'bo' | 'company' | 'supplier' | 'admin';
const tokenOf = (who: Who) => (who === 'admin' ? admin.token : world[who].token);
const portalOf = (who: Who) => (who === 'anna' || who === 'bo' ? 'employee' : who);
const ask = (who: Who, method: 'GET' | 'POST', path: string, body?: unknown) =>
  callSeen(t, method, `/${portalOf(who)}/rma/${id}${path}`, {
    token: tokenOf(who),
    ...(body === undefined ? {} : { body }),
  });
const detail = async (who: Who) => dataOf<RmaDetail>(await ask(who, 'GET', ''));
const say = (who: Who, text: string) => ask(who, 'POST', '/messages', { text });
const unread = async (who: Who) =>
  dataOf<RmaRow[]>(await t.call('GET', `/${portalOf(who)}/rma`, { token: tokenOf(who) })).map((row) => row.unread);
const newMails = async (to: string) => (await t.mails(to)).filter(({ subject }) => subject.endsWith('new message'));
const supplierEmail = async () =>
  (await t.database.owner.query('select email from suppliers where id = $1', [world.supplier.id])).rows[0].email;

test('scenario 69: question and answer reach the other side by mail and stay unread until they are read', async () => {
  t.clock.moveTo('2027-05-04T10:00:00Z');
  expect((await say('supplier', 'Does it still turn on?')).status).toBe(201);
  await t.work();
  expect((await newMails(world.bo.email)).map(({ text }) => text.includes('Does it still turn on?'))).toEqual([true]);
  expect([await newMails(await supplierEmail()), await newMails(world.company.email)]).toEqual([[], []]);
  expect([await unread('bo'), await unread('supplier'), await unread('company')]).toEqual([[1], [0], [1]]);

  t.clock.moveTo('2027-05-04T11:00:00Z');
  await ask('bo', 'POST', '/read');
  expect([await unread('bo'), await unread('company')]).toEqual([[0], [1]]);
  expect((await say('bo', 'Yes, it does.')).status).toBe(201);
  await t.work();
  expect(await newMails(await supplierEmail())).toHaveLength(1);
  expect(await newMails(world.bo.email)).toHaveLength(1);
  expect([await unread('bo'), await unread('supplier'), await unread('company')]).toEqual([[0], [1], [2]]);

  const { logs, status } = await detail('supplier');
  expect(status).toBe('CREATED');
  expect(
    logs
      .filter(({ toStatus }) => toStatus === null)
      .map(({ text, actorRole, actorName }) => [text, actorRole, actorName !== '']),
  ).toEqual([
    ['Does it still turn on?', 'supplier', true],
    ['Yes, it does.', 'employee', false],
  ]);
});

test('the supplier’s home counts requests with unread messages and leads to them; read, it is silent', async () => {
  const home = async (who: Who) =>
    dataOf<{ waiting: { task: string; count: number }[] }>(
      await t.call('GET', '/home', { token: tokenOf(who) }),
    ).waiting.filter(({ task }) => task === 'rma-unread');
  const listed = async () =>
    dataOf<RmaRow[]>(await t.call('GET', '/supplier/rma?unread=true', { token: tokenOf('supplier') }));
  expect((await say('bo', 'It fell.')).status).toBe(201);
  expect(await home('supplier')).toEqual([{ task: 'rma-unread', count: 1 }]);
  expect(await listed()).toMatchObject([{ unread: 1 }]);
  expect(await home('bo')).toEqual([]);
  await ask('supplier', 'POST', '/read');
  expect([await home('supplier'), await listed()]).toEqual([[], []]);
});

test('nobody else writes, reads or looks; an empty message and a closed request are refused', async () => {
  for (const [method, path, body] of [
    ['POST', '/messages', { text: 'Hello' }],
    ['POST', '/read', undefined],
    ['GET', '/photos/1', undefined],
    ['GET', '/return-label', undefined],
  ] as const) {
    const answer = await ask('anna', method, path, body);
    expect([path, answer.status, answer.body.message]).toEqual([path, 404, 'rma-request-not-found']);
  }
  expect((await say('bo', '  ')).status).toBe(400);
  await t.database.owner.query(`update rma_requests set status = 'CLOSED'`);
  expect((await say('bo', 'Hello')).status).toBe(409);
  expect((await say('company', 'Thank you.')).status).toBe(201);
});

const photo = (values: object = {}) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'Bo Dahl' }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
    .jpeg(values)
    .toBuffer();
const upload = async (who: Who, bytes: Buffer, name = 'screen.jpg') =>
  t.upload(`/${portalOf(who)}/rma/${id}/photos`, { name, bytes }, { token: tokenOf(who) });

test('a photo is kept without its place, and only those of the request see it', async () => {
  const sent = await photo();
  expect(sent.includes('Bo Dahl')).toBe(true);
  expect((await upload('bo', sent)).status).toBe(201);
  expect((await detail('supplier')).photos).toEqual([
    { no: 1, at: '2027-05-04T09:00:00.000Z', actorRole: 'employee', width: 40, height: 30 },
  ]);
  for (const who of ['bo', 'company', 'supplier', 'admin'] as const) {
    const shown = await ask(who, 'GET', '/photos/1');
    expect([who, shown.status, shown.headers['content-type']]).toEqual([who, 200, 'image/webp']);
    expect((await sharp(shown.raw).metadata()).exif).toBeUndefined();
  }
  const missing = await ask('bo', 'GET', '/photos/2');
  expect([missing.status, missing.body.message]).toEqual([404, 'file-not-found']);
  const without = await t.call('GET', `/employee/rma/${id}/photos/1`);
  expect(without.status).toBe(401);
});

test('a photo that is sent again under its key is kept once, and another one under it is refused', async () => {
  const [sent, other] = [await photo({ quality: 40 }), await photo({ quality: 41 })];
  const send = (bytes: Buffer) =>
    t.upload(
      `/employee/rma/${id}/photos`,
      { name: 'screen.jpg', bytes },
      { token: tokenOf('bo'), headers: { 'idempotency-key': 'one-photo' } },
    );
  const before = (await detail('supplier')).photos.length;
  expect([(await send(sent)).status, (await send(sent)).status]).toEqual([201, 201]);
  expect((await send(other)).body).toMatchObject({ message: 'idempotency-key-reused' });
  expect((await detail('supplier')).photos).toHaveLength(before + 1);
  await t.database.owner.query('delete from rma_photos where no > $1', [before]);
});

test('what is no photo is refused, and so is the eleventh', async () => {
  const text = await upload('bo', Buffer.from('<svg onload="alert(1)"/>'), 'screen.jpg');
  expect([text.status, (text.body as { message: string }).message]).toEqual([415, 'file-type-not-allowed']);
  const large = await upload('bo', Buffer.alloc(11 * 1_048_576), 'screen.jpg');
  expect((large.body as { message: string }).message).toBe('file-too-large');
  expect((await upload('anna', await photo())).status).toBe(404);
  for (let n = 0; n < 10; n += 1)
    expect((await upload(n % 2 ? 'bo' : 'supplier', await photo({ quality: 50 + n }))).status).toBe(201);
  const more = await upload('bo', await photo({ quality: 99 }));
  expect([more.status, (more.body as { message: string }).message]).toEqual([400, 'too-many-photos']);
});

test('a decision is bound to what was seen: a message or photo that came since is told', async () => {
  await ask('supplier', 'POST', '/status', { to: 'PENDING', version: (await detail('supplier')).version });
  const body = { to: 'APPROVED', outcome: 'REPAIR', version: (await detail('supplier')).version };
  const seen = await seenBody(t, `/supplier/rma/${id}/status`, world.supplier.token, body);
  await say('bo', 'The back is cracked too.');
  const refused = await t.call('POST', `/supplier/rma/${id}/status`, { token: world.supplier.token, body: seen });
  expect([refused.status, refused.body.message]).toEqual([409, 'changed-by-someone-else']);
  expect((refused.body as { details?: unknown }).details).toEqual([
    { path: 'messages', key: 'changed-by-someone-else', seen: 0, current: 1 },
  ]);
  const unseen = await t.call('POST', `/supplier/rma/${id}/status`, { token: world.supplier.token, body });
  expect(unseen.status).toBe(400);
  expect((await ask('supplier', 'POST', '/status', body)).status).toBe(200);
  expect(await detail('bo')).toMatchObject({ status: 'APPROVED', hasLabel: true });
  const label = await ask('bo', 'GET', '/return-label');
  expect([label.status, label.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('the label names the supplier’s return address, and its own where it has given none', async () => {
  const move = (body: object) => ask('supplier', 'POST', '/status', body);
  await move({ to: 'PENDING', version: (await detail('supplier')).version });
  await move({ to: 'APPROVED', outcome: 'REPAIR', version: (await detail('supplier')).version });
  const profile = async (body: object) => {
    const path = '/supplier/profile';
    const { version } = dataOf<{ version: number }>(await t.call('GET', path, { token: world.supplier.token }));
    return t.call('PATCH', path, { token: world.supplier.token, body: { version, ...body } });
  };
  const label = async () => wordsOf((await ask('bo', 'GET', '/return-label')).raw);
  await profile({ address_line_one: 'Office street 1', zipcode: '8000', city: 'Aarhus' });
  expect(await label()).toContain('Office street 1');
  const incomplete = await profile({ return_zipcode: '7100', return_city: 'Vejle' });
  expect(incomplete).toMatchObject({
    status: 400,
    body: { details: [{ path: 'return_address_line_one', key: 'required' }] },
  });
  const given = { return_address_line_one: 'Warehouse road 9', return_zipcode: '7100', return_city: 'Vejle' };
  expect((await profile(given)).body.data).toMatchObject({ ...given, address_line_one: 'Office street 1' });
  expect(await label()).toMatch(/Warehouse road 9.*7100 Vejle/);
  expect(await label()).not.toContain('Office street 1');
});

test('without anything to send in there is no label', async () => {
  const label = await ask('bo', 'GET', '/return-label');
  expect([label.status, label.body.message]).toEqual([404, 'file-not-found']);
});
