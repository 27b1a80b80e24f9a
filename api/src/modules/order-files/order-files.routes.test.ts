import { createHash } from 'node:crypto';
import type { OrderFile } from '@portal/contract/order-files';
import { unzipSync } from 'fflate';
import { bind } from '../../../test/binding-call.ts';
import { givenMarket, givenOrder, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { apiSuite, bodyOf } from '../../../test/test-app.ts';
import { orderFileName } from '../orders/process/order-file-name.mapping.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z', env: { PROCESS_HOLD_SECONDS: '60' } });
let admin: Person;
let market: Market;
beforeAll(async () => {
  admin = await givenAdmin(t);
});
beforeEach(async () => {
  t.clock.moveTo('2026-11-20T09:00:00Z');
  market = await givenMarket(t);
});

const files = async (path: string, token: string) =>
  bodyOf<{ data: OrderFile[]; meta: { total: number } }>(await t.call('GET', path, { token }));
async function givenFile(customName = '', values: Record<string, unknown> = {}): Promise<OrderFile> {
  const order = await givenOrder(t, market, {}, values);
  await bind(t, '/company/orders/process', {
    token: market.company.token,
    body: { orderIds: [order], binding: true, customName },
  });
  t.clock.moveTo('2026-11-20T09:01:01Z');
  await t.runScheduledJobs();
  return (await files('/company/orderfiles', market.company.token)).data[0]!;
}

describe('order files', () => {
  test('T12: hold every product and accessory of the batch, nothing of a salary, and no formula', async () => {
    const file = await givenFile('Autumn 2026', { note: '=cmd|calc', delivery_name: '@Anna; "Holm"' });
    expect(file).toMatchObject({
      batch: 1,
      fileName: 'Autumn 2026-1.csv',
      customName: 'Autumn 2026',
      isManual: true,
      isSent: true,
      orderCount: 1,
      createdBy: expect.any(String),
    });
    const { raw, headers } = await t.call('GET', `/company/orderfiles/${file.orderFileId}/download`, {
      token: market.company.token,
    });
    expect(headers['content-disposition']).toContain('Autumn_2026-1.csv');
    const [header, main, cover, end] = raw.toString('utf8').split('\r\n');
    expect(header).toBe(
      '\ufefforderNumber;orderDate;companyName;vatNo;invoiceMail;deliveryName;att;' +
        'address1;address2;zip;city;country;phone;email;lineNo;mainLineNo;isAccessory;supplierSKU;sku;' +
        'productName;quantity;unitPriceExVat;currency;note',
    );
    expect(main).toMatch(
      new RegExp(
        String.raw`^\d+;2026-11-20;.*;Anna Holm;;Havnegade 1;;8000;Aarhus;DK;0045 12345678;.*` +
          String.raw`;1;;false;S-PX128;PX128;Phone X;1;6399\.20;DKK;cmd\|calc$`,
      ),
    );
    expect(cover).toMatch(/;2;1;true;S-C1;C1;Cover;1;199\.20;DKK;cmd\|calc$/);
    expect(end).toBe('');
    const {
      rows: [stored],
    } = await t.database.owner.query('select sha256 from order_files where id = $1', [file.orderFileId]);
    expect(stored.sha256).toBe(createHash('sha256').update(raw).digest('hex'));
    const supplied = await t.call('GET', `/supplier/orderfiles/${file.orderFileId}/download`, {
      token: market.supplier.token,
    });
    expect(supplied.raw.equals(raw)).toBe(true);
  });

  test('a company may leave phone and e-mail out: of files that leave from then on, and of new orders', async () => {
    const version = async () =>
      bodyOf<{ data: { version: number } }>(await t.call('GET', '/company/settings', { token: market.company.token }))
        .data.version;
    const set = async (supplierContact: boolean) =>
      t.call('PATCH', '/company/settings', {
        token: market.company.token,
        body: { version: await version(), supplierContact },
      });
    const contact = { delivery_phone: '0045 87654321', delivery_email: 'anna@nordlys.example' };
    const sent = async () => {
      const { orderFileId } = await givenFile('', contact);
      return (
        await t.call('GET', `/company/orderfiles/${orderFileId}/download`, { token: market.company.token })
      ).raw.toString('utf8');
    };
    expect(await sent()).toMatch(/;Havnegade 1;;8000;Aarhus;DK;0045 87654321;anna@nordlys\.example;/);
    expect((await set(false)).status).toBe(200);
    t.clock.moveTo('2026-11-20T09:00:00Z');
    const without = await sent();
    expect(without).toMatch(/;Havnegade 1;;8000;Aarhus;DK;;;/);
    expect(without).not.toContain('anna@nordlys.example');
  });

  test('a supplier sees a file once it was sent, and nobody of the company', async () => {
    const order = await givenOrder(t, market);
    await bind(t, '/company/orders/process', {
      token: market.company.token,
      body: { orderIds: [order], binding: true },
    });
    expect((await files('/supplier/orderfiles', market.supplier.token)).meta.total).toBe(0);
    const [waiting] = (await files('/company/orderfiles', market.company.token)).data;
    expect(waiting).toMatchObject({ isReady: false, isSent: false, sendAfter: '2026-11-20T09:01:00.000Z' });
    expect(
      (await t.call('GET', `/company/orderfiles/${waiting!.orderFileId}/download`, { token: market.company.token }))
        .body.message,
    ).toBe('file-not-found');
    expect(
      (await t.call('POST', `/company/orderfiles/${waiting!.orderFileId}/resend`, { token: market.company.token }))
        .status,
    ).toBe(409);
    t.clock.moveTo('2026-11-20T09:01:01Z');
    await t.runScheduledJobs();
    const seen = await files('/supplier/orderfiles', market.supplier.token);
    expect(seen.data).toMatchObject([{ companyName: market.company.name, createdBy: null, isSent: true }]);
  });

  test('the same bytes are sent again on request, and the scheduled jobs send them once', async () => {
    const file = await givenFile();
    const {
      rows: [supplier],
    } = await t.database.owner.query('select email from suppliers where id = $1', [market.supplier.id]);
    expect(await t.mails(supplier.email)).toHaveLength(1);
    expect(
      (await t.call('POST', `/company/orderfiles/${file.orderFileId}/resend`, { token: market.company.token })).status,
    ).toBe(200);
    await t.work();
    await t.runScheduledJobs();
    const mails = await t.mails(supplier.email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.attachments).toEqual(mails[0]?.attachments);
  });

  test('a supplier that takes UBL gets one document an order, by mail and by download', async () => {
    await t.database.owner.query(
      `update suppliers set order_file_format = 'UBL', ubl_endpoint = '0088:5790000435951' where id = $1`,
      [market.supplier.id],
    );
    const file = await givenFile('Autumn.xml');
    expect(file.fileName).toBe('Autumn-1.xml');
    const download = (id: string) =>
      t.call('GET', `/supplier/orderfiles/${id}/download`, { token: market.supplier.token });
    const { raw, headers } = await download(file.orderFileId);
    expect(headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': expect.stringContaining('Autumn-1.xml'),
    });
    const text = raw.toString('utf8');
    expect(text).toContain('<cbc:EndpointID schemeID="0088">5790000435951</cbc:EndpointID>');
    expect(text).toContain('<cbc:CustomizationID>urn:fdc:peppol.eu:poacc:trns:order:3</cbc:CustomizationID>');
    // Phone 6,399.20 and cover 199.20, with 25 % VAT 8,248.00.
    expect(text).toContain('<cbc:PayableAmount currencyID="DKK">8248.00</cbc:PayableAmount>');
    const {
      rows: [{ email }],
    } = await t.database.owner.query('select email from suppliers where id = $1', [market.supplier.id]);
    expect((await t.mails(email))[0]?.attachments).toMatchObject([{ fileName: 'Autumn-1.xml' }]);

    const orders = [await givenOrder(t, market), await givenOrder(t, market, { for: market.bo, phoneOnly: true })];
    // Ordered where VAT has another rate.
    await t.database.owner.query(`update orders set pricing = '{"offer":{"terms":{"vatRate":2550}}}' where id = $1`, [
      orders[1],
    ]);
    await bind(t, '/company/orders/process', {
      token: market.company.token,
      body: { orderIds: orders, binding: true },
    });
    t.clock.moveTo('2026-11-20T09:03:00Z');
    await t.runScheduledJobs();
    const [both] = (await files('/company/orderfiles', market.company.token)).data;
    expect(both?.fileName).toBe('orders-2.zip');
    const documents = unzipSync((await download(both!.orderFileId)).raw);
    expect(Object.keys(documents)).toEqual([
      expect.stringMatching(/^order-\d+\.xml$/),
      expect.stringMatching(/^order-\d+\.xml$/),
    ]);
    expect(
      Object.values(documents).map(
        (bytes) => /<cbc:Percent>(.*)<\/cbc:Percent>/.exec(Buffer.from(bytes).toString())?.[1],
      ),
    ).toEqual(['25.00', '25.50']);
    for (const document of Object.values(documents))
      expect(
        Buffer.from(document)
          .toString('utf8')
          .match(/<cbc:CustomizationID>/g),
      ).toHaveLength(1);
  });

  test('lists by company and supplier, renames with a version, and refuses strangers', async () => {
    const file = await givenFile();
    const foreign = await givenMarket(t);
    expect((await files(`/admin/orderfiles?companyId=${market.company.id}&q=orders`, admin.token)).meta.total).toBe(1);
    expect((await files(`/admin/orderfiles?companyId=${foreign.company.id}`, admin.token)).meta.total).toBe(0);
    const rename = (body: object, token = market.company.token) =>
      t.call('PATCH', `/company/orderfiles/${file.orderFileId}`, { token, body });
    expect((await rename({ customName: '../Phones', version: file.version })).body.data).toMatchObject({
      customName: '../Phones',
      fileName: 'Phones-1.csv',
    });
    expect((await rename({ customName: 'x', version: file.version })).body.message).toBe('changed-by-someone-else');
    for (const [path, token] of [
      ['company', foreign.company.token],
      ['supplier', foreign.supplier.token],
    ] as const) {
      expect((await t.call('GET', `/${path}/orderfiles/${file.orderFileId}/download`, { token })).body.message).toBe(
        'order-file-not-found',
      );
    }
    expect((await rename({ customName: 'x', version: 1 }, foreign.company.token)).status).toBe(404);
  });
});

test.each([
  ['', 'orders-7.csv'],
  ['Q4 phones.csv', 'Q4 phones-7.csv'],
  ['../../etc/passwd', 'etc passwd-7.csv'],
  ['Æblegrød', 'Æblegrød-7.csv'],
  ['a\r\nBcc: x', 'a Bcc x-7.csv'],
  ['...', 'orders-7.csv'],
  ['Q4.zip', 'Q4-7.csv'],
])('%j becomes %j', (given, name) => {
  expect(orderFileName(given, 7)).toBe(name);
});
