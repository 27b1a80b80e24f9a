import { expect, test, type Page } from '@playwright/test';
import { createCategory, createCompany, createSalarySystem, createSupplier } from './back-office.ts';
import { createSubscription, expectActive, expectDraws, importEmployees, processOrders } from './company.ts';
import { choosePhoneWithCover, deleteOrder, expectBinding, expectNoSecondPhone, openPhone, order, tryTooExpensiveAccessories } from './employee.ts';
import { acceptInvitation, expectUsedUp, faults, newPerson, signInByLink } from './people.ts';
import { firstAdmin, newestMail, newPortal, type StoryPortal } from './portal.ts';
import { expectSalaryFile } from './salary-file.ts';
import { assignCatalog, createCatalog, importAccessories, importPhones, ship } from './supplier.ts';

/** The product's main job by hand, from an empty portal to the salary file, with the exact numbers of RULES 7. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let portal: StoryPortal;
const people = {} as Record<'office' | 'jens' | 'mette' | 'anna' | 'bo', Page>;

/** Another day. Nobody has a page open meanwhile. */
async function itIs(now: string): Promise<void> {
  for (const page of Object.values(people)) await page.goto('about:blank');
  await portal.startOn(now);
}

test.beforeAll(async ({ browser }) => {
  for (const name of ['office', 'jens', 'mette', 'anna', 'bo'] as const) people[name] = await newPerson(browser);
  portal = await newPortal();
  await itIs('2026-11-02T08:00:00Z');
});
test.afterAll(async () => {
  for (const page of Object.values(people)) await page.context().close();
  await portal?.end();
});
test.afterEach(() => expect(faults).toEqual([]));

test('2 November: back office makes supplier, category, salary system and company', async () => {
  const { office } = people;
  await acceptInvitation(office, firstAdmin);
  await createSupplier(office);
  await createCategory(office);
  await createSalarySystem(office);
  await createCompany(office);
});

test('TeleGros signs in, makes a catalog from two files and assigns it', async () => {
  const { jens } = people;
  await acceptInvitation(jens, 'jens@telegros.example');
  await createCatalog(jens);
  await importPhones(jens);
  await importAccessories(jens);
  await assignCatalog(jens);
});

test('Nordlys’ admin opens her invitation, imports employees and makes “Mobile 2027”', async () => {
  const { mette } = people;
  await acceptInvitation(mette, 'mette@nordlys.example');
  await importEmployees(mette);
  await createSubscription(mette);
  await expectUsedUp(people.bo, 'mette@nordlys.example');
});

test('16 November: Anna signs in by link, sees every amount, and orders', async () => {
  await itIs('2026-11-16T07:30:00Z');
  const { anna } = people;
  await newestMail(anna.request, 'anna@nordlys.example', /./);
  await expectActive(people.mette);
  await signInByLink(anna, 'anna@nordlys.example');
  await choosePhoneWithCover(anna);
  await tryTooExpensiveAccessories(anna);
  await order(anna, '228.93');
  const { attachments } = await newestMail(anna.request, 'anna@nordlys.example', /^order-confirmation$/);
  expect(attachments.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/\.pdf$/)]);
  await expectNoSecondPhone(anna);
});

test('20 November: Anna takes it back and orders again; Bo orders the phone only', async () => {
  await itIs('2026-11-20T09:00:00Z');
  const { anna, bo } = people;
  await anna.goto('/');
  await deleteOrder(anna);
  await choosePhoneWithCover(anna);
  await order(anna, '228.93');
  await acceptInvitation(bo, 'bo@nordlys.example');
  await openPhone(bo);
  await order(bo, '166.63');
});

test('1 December: the admin processes both after “binding”, and TeleGros gets one order file by mail', async () => {
  await itIs('2026-12-01T09:00:00Z');
  const { mette, jens, anna } = people;
  await mette.goto('/');
  await processOrders(mette);
  await anna.goto('/');
  await expectBinding(anna, 'Processed by Nordlys A/S');
  const mail = await newestMail(jens.request, 'ordre@telegros.example', /^order-file$/);
  const file = await jens.request.get(`/dev/mailbox/${mail.id}/0`);
  expect((await file.body()).toString('latin1').trim().split(/\r?\n/)).toHaveLength(4);
});

test('10 December: TeleGros ships with IMEI, and 24 draws are planned', async () => {
  await itIs('2026-12-10T09:00:00Z');
  const { jens, mette, anna } = people;
  await jens.goto('/');
  await ship(jens, 'Anna Holm', '356938035643809', '356938035643808');
  await ship(jens, 'Bo Lund', '490154203237518');
  await expectDraws(mette, 'Anna Holm', { count: 24, first: '20 January 2027', last: '20 December 2028', amount: '228.93' });
  await anna.goto('/');
  await expectBinding(anna, 'Shipped');
});

test('20 January 2027: the salary file is made, sent and byte-exact; started again, the portal makes no second one', async () => {
  const { mette } = people;
  for (const now of ['2027-01-20T05:00:00Z', '2027-01-20T06:00:00Z']) {
    await itIs(now);
    await mette.goto('/');
    await expectSalaryFile(mette, '12345678;1042;45;100;22893;22893\r\n12345678;1043;45;100;16663;16663\r\n');
  }
});
