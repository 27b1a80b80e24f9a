import { text } from 'node:stream/consumers';
import { defaultTheme, themePresets, type Theme } from '@portal/contract/theme';
import { contrast } from '@portal/contract/theme-contrast';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { bind } from '../../test/binding-call.ts';
import { givenMarket, givenOrder, type Market } from '../../test/given-orders.ts';
import { givenCompany } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';
import { withSystem, withTenant } from '../db/tenant.ts';
import { brandsOf } from './brands.ts';
import { deliverMail } from './deliver.ts';
import { queueMails } from './outbox.ts';
import { readableOn } from './readable.ts';
import { renderMail } from './render.ts';

const green = themePresets[1].theme;
const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let market: Market;
beforeAll(async () => {
  market = await givenMarket(t);
});

const brandOf = (companyId: string) =>
  withSystem(t.services.pool, async (db) => (await brandsOf(db, [companyId])).get(companyId));
const saveTheme = (owner: { company_id: string } | { supplier_id: string }, theme: Theme) =>
  withSystem(t.services.pool, (db) =>
    db
      .insertInto('brandings')
      .values({ ...owner, theme: JSON.stringify(theme) })
      .execute(),
  );

test('a mail has the theme of the company, or else of its reseller, and the name of the reseller', async () => {
  const { company, supplier } = market;
  expect(await brandOf(company.id)).toEqual({
    name: supplier.name,
    theme: defaultTheme,
    supportEmail: null,
    logo: null,
  });
  await saveTheme({ supplier_id: supplier.id }, green);
  expect(await brandOf(company.id)).toEqual({ name: supplier.name, theme: green, supportEmail: null, logo: null });

  const order = await givenOrder(t, market);
  await bind(t, '/company/orders/process', { token: company.token, body: { orderIds: [order], binding: true } });
  await t.call('POST', `/supplier/orders/${order}/status`, {
    token: supplier.token,
    body: { to: 'DELETED', reason: 'Sold out' },
  });
  await t.work();
  const html = (await t.mails(company.email)).at(-1)?.html ?? '';
  expect(html).toContain(
    `background:${green.emailHeader.bgColor};color:${green.emailHeader.textColor};font-weight:650">${supplier.name}`,
  );
  expect(html).toContain(`background:${green.primaryBtnColor}`);

  await saveTheme({ company_id: company.id }, { ...green, emailHeader: { bgColor: '#123456', textColor: '#FFFFFF' } });
  expect((await brandOf(company.id))?.theme.emailHeader.bgColor).toBe('#123456');
});

test('the company and its employees see the brand themselves, so mails that they cause have it too', async () => {
  const { company, anna } = market;
  for (const identity of [
    { role: 'company' as const, userId: company.userId, companyId: company.id, supplierId: null, employeeId: null },
    { role: 'employee' as const, userId: anna.userId, companyId: company.id, supplierId: null, employeeId: anna.id },
  ])
    expect(await withTenant(t.services.pool, identity, async (db) => (await brandsOf(db, [company.id])).size)).toBe(1);
});

test('a company without a reseller keeps the default look, whatever it saved', async () => {
  const plain = await givenCompany(t);
  await saveTheme({ company_id: plain.id }, green);
  expect(await brandOf(plain.id)).toBeUndefined();
  expect(renderMail({ subject: 's', title: 't', paragraphs: [], footer: 'f' }, 'en-us').html).toContain(
    `background:${defaultTheme.emailHeader.bgColor}`,
  );
});

test('text that could not be read on a brand’s colour becomes white or ink', () => {
  const pale: Theme = {
    ...defaultTheme,
    emailHeader: { bgColor: '#FFF8B0', textColor: '#FFFFFF' },
    primaryBtnColor: '#2E2E5C',
    primaryBtnTextColor: '#303060',
  };
  const { html } = renderMail(
    { subject: 's', title: 't', paragraphs: [], footer: 'f', button: { label: 'Go', url: 'https://x.example' } },
    'en-us',
    { name: '<b>Brand</b>', theme: pale, supportEmail: null, logo: null },
  );
  expect(html).toContain('background:#FFF8B0;color:#101927;font-weight:650">&lt;b&gt;Brand');
  expect(html).toContain('background:#2E2E5C;color:#FFFFFF');
  for (const ground of ['#000000', '#777777', '#C0C0C0', '#FFFFFF', '#FF0000'])
    expect(contrast(ground, readableOn(ground, ground))).toBeGreaterThan(4.4);
});

test('a mail carries the logo as a small picture; for a drawing or a missing picture it shows the name', async () => {
  const { company, supplier, anna } = market;
  const png = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#00695C' } })
    .png()
    .toBuffer();
  await t.services.files.write('branding/aa11.png', png);
  const sent: Record<string, string> = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((message) => {
        sent[/Subject: (.*)/.exec(message)?.[1]?.trim() ?? ''] = message;
        done();
      });
    },
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.server.address() as { port: number };
  const services = { ...t.services, config: { ...t.services.config, smtpUrl: `smtp://127.0.0.1:${port}` } };
  const send = async (subject: string, logo: string) => {
    await t.database.owner.query('update brandings set reseller_logo = $1 where supplier_id = $2', [logo, supplier.id]);
    await withSystem(t.services.pool, (db) =>
      queueMails(db, t.clock.now(), [
        {
          kind: 'login-link',
          to: anna.email,
          locale: 'en-us',
          companyId: company.id,
          content: { subject, title: 't', paragraphs: [] },
          attachments: [],
        },
      ]),
    );
    await deliverMail(services);
    return sent[subject] ?? '';
  };
  const whole = await send('with a logo', '/api/brand/aa11.png');
  expect(whole).toMatch(/Content-Type: multipart\/related/);
  expect(whole).toMatch(/Content-ID: <logo>/i);
  expect(whole).toMatch(/Content-Disposition: inline/);
  expect(whole).toMatch(/src=(3D)?"cid:logo"/);
  expect(whole).toContain('From: Benefits <no-reply@benefits.example>');
  // Marks of automatic mail: nobody's absence note answers it, and no filter takes it for spam.
  expect(whole).toMatch(/^Message-ID: <[0-9a-f-]{36}@benefits\.example>\r$/m);
  expect(whole).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(whole).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply\r$/m);
  const picture = Buffer.from(/Content-ID: <logo>[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/i.exec(whole)?.[1] ?? '', 'base64');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 180, height: 60 });
  expect(await send('with a drawing', '/api/brand/bb22.svg')).not.toMatch(/cid:|multipart\/related/);
  const gone = await send('with nothing', '/api/brand/cc33.png');
  expect(gone).toContain(`alt=`);
  expect(gone).not.toMatch(/Content-ID/i);
  await new Promise<void>((closed) => {
    server.close(closed);
  });
});
