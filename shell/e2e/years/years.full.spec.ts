import { request, test, type APIRequestContext } from '@playwright/test';
import { newPortal, portalUrl, type StoryPortal } from '../story/portal.ts';
import { expectCreditOnlyWhereWaived, expectReplacement } from './damage.ts';
import { expectBought, expectReturned, expectServiceEnded } from './end-of-term.ts';
import { expectChangedKind, expectInFile, expectToldPayroll } from './final-salary.ts';
import { expectCard, expectFeeOfItsDay, expectNoAllRisk } from './paying.ts';
import { expectMovedDays, expectOneCurrency, expectOneOlderMonth } from './payroll.ts';
import { givenWorld, type World } from './world.ts';

/**
 * RULES 7, scenarios 48, 57 to 69 and 78 to 80, on the pages of those who see them, over the two years of ten orders.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ baseURL: portalUrl });

let portal: StoryPortal;
let world: World;
let calls: APIRequestContext;
const itIs = (day: string) => portal.startOn(`${day}T09:00:00Z`);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await newPortal();
  await itIs('2026-11-20');
  calls = await request.newContext({ baseURL: portalUrl });
  world = await givenWorld(calls);
});
test.afterAll(async () => {
  await calls.dispose();
  await portal.end();
});

test('25 January 2027: another salary day moves what is in no file; SEK does not meet DKK (79, 80)', async ({
  page,
}) => {
  await itIs('2027-01-25');
  await expectMovedDays(world, page);
  await expectOneCurrency(world, page);
});

test('25 April 2027: after two missed files one older month is caught up, and one waits (78)', async ({ page }) => {
  await itIs('2027-04-25');
  await expectOneOlderMonth(world, page, 'April');
});

test('25 May 2027: TeleGros asks and replaces; a return gives two months back (48, 60, 69, 78)', async ({ page }) => {
  await itIs('2027-05-25');
  await expectOneOlderMonth(world, page, 'May');
  await expectReplacement(world, page);
  await expectCreditOnlyWhereWaived(world, page);
});

test('19 October 2027: Anna pays by the final salary, gross; the company makes it net (58)', async ({ page }) => {
  await itIs('2027-10-19');
  await expectChangedKind(world, page);
});

test('20 October 2027: 6,218.68 is in the file; Bo is too late; Eli pays by card (57, 59, 61 to 63)', async ({
  page,
}) => {
  await itIs('2027-10-20');
  await expectInFile(world, page);
  await expectToldPayroll(world, page);
  await expectCard(world, page);
  await expectNoAllRisk(world, page);
});

test('25 October 2027: a fee of 300.00 counts for who asks now (62)', async ({ page }) => {
  await itIs('2027-10-25');
  await expectFeeOfItsDay(world, page);
});

test('2 October 2028: Hal buys for 412.40, and the company is told of its lease (64, 68)', async ({ page }) => {
  await itIs('2028-10-02');
  await expectBought(world, page);
});

test('1 January 2029: without an answer Iben’s phone goes back, once (65, 66)', async ({ page }) => {
  await itIs('2029-01-01');
  await expectReturned(world, page);
});

test('2 April 2029: Jon’s service has run for 28 months and ends with the month (67)', async ({ page }) => {
  await itIs('2029-04-02');
  await expectServiceEnded(world, page);
});
