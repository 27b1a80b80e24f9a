import { expect, test } from '@playwright/test';
import { setUpPortal } from './back-office.ts';
import { begin, end, itIs, people } from './cast.ts';
import { expectDraws, processOrders } from './company-orders.ts';
import { addLate, createSubscription, expectActive, importEmployees } from './company.ts';
import {
  choosePhoneWithCover,
  deleteOrder,
  expectBinding,
  expectNoSecondPhone,
  openPhone,
  order,
  tryTooExpensiveAccessories,
} from './employee.ts';
import { acceptInvitation, expectUsedUp, faults, signInByLink } from './people.ts';
import { fileInMail, firstAdmin, newestMail } from './portal.ts';
import { expectSalaryFile, expectUnsent, sendAgain } from './salary-file.ts';
import { assignCatalog, createCatalog, importAccessories, importPhones, ship } from './supplier.ts';

/** The product's main job by hand, from an empty portal to the salary file, with the exact numbers of RULES 7. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** What is drawn of Anna and Bo in every month. */
const salaryFile = '12345678;1042;45;100;22893;22893\r\n12345678;1043;45;100;16663;16663\r\n';
test.beforeAll(({ browser }) => begin(browser));
test.afterAll(end);
test.afterEach(() => expect(faults).toEqual([]));

test('2 November: back office makes supplier, category, salary system and company', async () => {
  await acceptInvitation(people.office, firstAdmin);
  await setUpPortal(people.office);
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

test('20 November: Anna cancels and orders again; Bo orders only the phone, as does Cia, added late', async () => {
  await itIs('2026-11-20T09:00:00Z');
  const { mette, anna, bo, cia } = people;
  await anna.goto('/');
  await deleteOrder(anna);
  await choosePhoneWithCover(anna);
  await order(anna, '228.93');
  await acceptInvitation(bo, 'bo@nordlys.example');
  await openPhone(bo);
  await order(bo, '166.63');
  await addLate(mette, { name: 'Cia Krog', email: 'cia@nordlys.example', employNo: '1044' });
  await acceptInvitation(cia, 'cia@nordlys.example');
  await openPhone(cia);
  await order(cia, '166.63');
});

test('1 December: the admin processes all three by “binding”, and TeleGros is mailed one order file', async () => {
  await itIs('2026-12-01T09:00:00Z');
  const { mette, jens, anna } = people;
  await mette.goto('/');
  await processOrders(mette, ['Anna Holm', 'Bo Lund', 'Cia Krog']);
  await anna.goto('/');
  await expectBinding(anna, 'Processed by Nordlys A/S');
  expect((await fileInMail(jens.request, 'ordre@telegros.example', /^order-file$/)).trim().split(/\r?\n/)).toHaveLength(
    5,
  );
});

test('10 December: TeleGros ships two with IMEI, and 24 draws are planned', async () => {
  await itIs('2026-12-10T09:00:00Z');
  const { jens, mette, anna } = people;
  await jens.goto('/');
  await ship(jens, 'Anna Holm', '356938035643809', '356938035643808');
  await ship(jens, 'Bo Lund', '490154203237518');
  await expectDraws(mette, 'Anna Holm', {
    count: 24,
    first: '20 January 2027',
    last: '20 December 2028',
    amount: '228.93',
    end: '31 December 2028',
  });
  await anna.goto('/');
  await expectBinding(anna, 'Shipped');
});

test('20 January 2027: the salary file is created, sent and byte-exact, and only once after a restart', async () => {
  const { mette } = people;
  for (const now of ['2027-01-20T05:00:00Z', '2027-01-20T06:00:00Z']) {
    await itIs(now);
    await mette.goto('/');
    await expectSalaryFile(mette, 1, salaryFile);
  }
});

test('20 February: the mail server is away, and the file is made but not sent', async () => {
  const { mette } = people;
  await itIs('2027-02-20T06:00:00Z', { SMTP_URL: 'smtp://127.0.0.1:9' });
  await mette.goto('/');
  await expectUnsent(mette, 2, salaryFile);
});

test('21 February: the same bytes are sent again; Cia’s phone is shipped, her first draw is on 20 March', async () => {
  const { mette, jens } = people;
  await itIs('2027-02-21T08:00:00Z');
  await mette.goto('/');
  await expectSalaryFile(mette, 2, salaryFile);
  await sendAgain(mette);
  expect(await fileInMail(mette.request, 'mette@nordlys.example', /^salary-file$/)).toBe(salaryFile);
  await jens.goto('/');
  await ship(jens, 'Cia Krog', '352099001761481');
  await expectDraws(mette, 'Cia Krog', {
    count: 24,
    first: '20 March 2027',
    last: '20 February 2029',
    amount: '166.63',
    end: '28 February 2029',
  });
});
