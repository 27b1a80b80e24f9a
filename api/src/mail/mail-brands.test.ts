import { locales, type Locale } from '@portal/contract/constants';
import { defaultTheme, themePresets } from '@portal/contract/theme';
import { givenCatalog } from '../../test/given-goods.ts';
import { givenMarket, type Market } from '../../test/given-orders.ts';
import { givenCompany, givenPerson, givenSupplier, type GivenCompany, type GivenSupplier } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';
import { withSystem, withTenant } from '../db/tenant.ts';
import { orderFileMail } from '../modules/order-files/order-file.mails.ts';
import { orderMail } from '../modules/orders/mails/order-texts.mails.ts';
import { requestMail } from '../modules/request-mails/request-texts.mails.ts';
import * as subscription from '../modules/subscriptions/subscription.mails.ts';
import { invitationMail, loginLinkMail } from './login-mails.ts';
import { queueMails } from './outbox.ts';
import type { MailContent } from './render.ts';
import { secondStepOffMail } from './second-step-mail.ts';
import { temporaryPasswordMail } from './temporary-password-mail.ts';

const product = 'product@support.example';
const green = themePresets[1].theme;
const facts = {
  subscriptionName: 'Phones',
  companyName: 'Nordlys',
  endDate: '2026-12-31',
  effectDate: '2026-12-01',
  periods: [24],
  subsidyYearly: 0,
  currency: 'DKK',
  today: '2026-12-01',
  ownTexts: [],
} as const;
const order = {
  orderNumber: 1,
  product: 'Phone',
  supplierName: 'Telegros',
  employeeName: 'Anna',
  serialNumber: null,
  tracking: '',
  reason: 'Sold out',
  url: 'https://x.example',
};

/** What each kind says, in each language; the words themselves are told apart where they are written. */
const kinds: Readonly<Record<string, (locale: Locale) => MailContent | null>> = {
  invitation: (locale) =>
    invitationMail({ name: 'Anna', locale, url: 'https://x.example', invitedBy: 'Nordlys' }, product),
  'login-link': (locale) => loginLinkMail({ locale, url: 'https://x.example', lasts: '15 minutes' }, product),
  'second-step-off': (locale) =>
    secondStepOffMail(
      { locale, at: new Date('2026-11-20T09:00:00Z'), by: { name: 'Karen' }, url: 'https://x.example' },
      product,
    ),
  'temporary-password': (locale) =>
    temporaryPasswordMail(
      { locale, at: new Date('2026-11-20T09:00:00Z'), by: 'Karen', url: 'https://x.example' },
      product,
    ),
  'subscription-invitation': (locale) =>
    subscription.invitationMail(facts, { locale, name: 'Anna', url: 'https://x.example' }, product),
  'subscription-reminder': (locale) =>
    subscription.reminderMail(facts, { locale, name: 'Anna', url: 'https://x.example' }, product),
  'subscription-closed': (locale) => subscription.closedMail(facts, locale, product),
  'order-file': (locale) =>
    orderFileMail(locale, { companyName: 'Nordlys', orderCount: 2, fileName: 'orders.csv', url: 'https://x.example' }),
  'order-shipped': (locale) => orderMail('order-shipped', 'employee', order, locale),
  'order-deleted': (locale) => orderMail('order-deleted', 'company', order, locale),
  rma: (locale) =>
    requestMail(
      'rma',
      'employee',
      {
        ...order,
        fromStatus: null,
        status: 'PENDING',
        companyName: 'Nordlys',
        text: '',
        total: '',
        outcome: '',
        payment: null,
        salary: null,
        isBoughtOut: false,
        lease: null,
      },
      locale,
    ),
};

const t = apiSuite({ now: '2026-11-20T09:00:00Z', env: { SUPPORT_EMAIL: product } });
let market: Market;
let own: GivenCompany;
let plain: GivenCompany;
let stranger: GivenSupplier;
beforeAll(async () => {
  market = await givenMarket(t);
  own = await givenCompany(t, { supplierId: market.supplier.id });
  plain = await givenCompany(t);
  stranger = await givenSupplier(t, { name: 'Cover House' });
  const brand = (values: { company_id?: string; supplier_id?: string; theme?: string; support_email?: string }) =>
    withSystem(t.services.pool, (db) => db.insertInto('brandings').values(values).execute());
  await brand({
    supplier_id: market.supplier.id,
    theme: JSON.stringify(green),
    support_email: 'reseller@support.example',
  });
  await brand({ company_id: own.id, support_email: 'own@support.example' });
  await brand({ supplier_id: stranger.id, theme: JSON.stringify(green), support_email: 'stranger@support.example' });
});

const looks = () => [
  {
    who: 'a reseller’s company',
    companyId: market.company.id,
    name: market.supplier.name,
    theme: green,
    help: 'reseller@support.example',
  },
  {
    who: 'one with its own address',
    companyId: own.id,
    name: market.supplier.name,
    theme: green,
    help: 'own@support.example',
  },
  { who: 'one without a reseller', companyId: plain.id, name: undefined, theme: defaultTheme, help: product },
];

test.each(Object.keys(kinds))(
  '%s: in each company’s brand, with its own support address, in both languages',
  async (kind) => {
    for (const locale of locales)
      for (const { who, companyId, name, theme, help } of looks()) {
        const content = kinds[kind]?.(locale);
        if (!content) throw new Error(`${kind} says nothing`);
        const to = `${kind}-${locale}-${companyId}@mail.example`;
        await withSystem(t.services.pool, (db) =>
          queueMails(db, t.clock.now(), [{ kind: 'mail-text-test', to, locale, companyId, content }]),
        );
        const [mail] = await t.mails(to);
        const html = mail?.html ?? '';
        expect([who, html.slice(0, 40)]).toEqual([who, expect.stringContaining(`<html lang="${locale.slice(0, 2)}">`)]);
        expect(html).toContain(`background:${theme.emailHeader.bgColor};`);
        expect(html).toContain(`background:${theme.emailFooter.bgColor};`);
        if (content.button) expect(html).toContain(`background:${theme.primaryBtnColor};`);
        if (name) expect(html).toContain(`font-weight:650">${name}<`);
        // No mail names the address of another brand; every mail of a brand names one.
        const named = [
          ...new Set([...`${html}${mail?.text}`.matchAll(/[\w-]+@support\.example/g)].map(([address]) => address)),
        ];
        expect([who, kind, named]).toEqual([who, kind, companyId === plain.id && !content.help ? [] : [help]]);
        if (named.length > 0)
          expect(mail?.text).toContain(`${locale === 'da-dk' ? 'Brug for hjælp?' : 'Need help?'} ${help}`);
      }
  },
);

test('a requested login link has the brand of the portal that it leads to', async () => {
  const ask = async (email: string) => {
    expect((await t.call('POST', '/auth/magiclink', { body: { email, locale: 'da-dk' } })).status).toBe(200);
    return (await t.mails(email)).at(-1);
  };
  const employee = await ask(market.anna.email);
  expect(employee?.html).toContain(`background:${green.emailHeader.bgColor};`);
  expect(employee?.text).toContain('reseller@support.example');
  expect((await ask(own.email))?.text).toContain('own@support.example');
  expect((await ask(market.supplier.email))?.html).toContain(`background:${green.emailHeader.bgColor};`);
  const back = await givenPerson(t, { role: 'admin' });
  for (const email of [plain.email, back.email, stranger.email]) {
    const mail = await ask(email);
    expect(mail?.html).toContain(`background:${defaultTheme.emailHeader.bgColor};`);
    expect(mail?.text).toContain(product);
  }
});

test('a mail about a company has its brand, even when a supplier causes it who cannot see the company', async () => {
  const identity = {
    role: 'supplier' as const,
    userId: stranger.userId,
    companyId: null,
    supplierId: stranger.id,
    employeeId: null,
  };
  const content = kinds['order-shipped']?.('en-us');
  if (!content) throw new Error('nothing to say');
  const cause = () =>
    withTenant(t.services.pool, identity, (db) =>
      queueMails(db, t.clock.now(), [
        { kind: 'order-shipped', to: 'seen@mail.example', locale: 'en-us', companyId: market.company.id, content },
      ]),
    );
  // It writes no mail about companies that it does not serve.
  await expect(cause()).rejects.toMatchObject({ code: '42501' });
  await givenCatalog(t, stranger.id, [market.company.id]);
  await cause();
  expect((await t.mails('seen@mail.example'))[0]?.html).toContain(`font-weight:650">${market.supplier.name}<`);
  const seen = await withTenant(t.services.pool, identity, (db) =>
    db.selectFrom('brandings').select('supplier_id').execute(),
  );
  expect(seen).toEqual([{ supplier_id: stranger.id }]);
});
