import { expect, test } from '@playwright/test';
import { loggedIn, openAs } from '../../shared-ui/presets/browser.ts';
import { callerOf } from '../../shared-ui/presets/caller.ts';
import { givenRulesWorld, type RulesWorld } from './rules-world.ts';
import { expectDeletion, expectExitCosts } from './worked/exit.ts';
import { expectLease } from './worked/leasing.ts';
import { expectMonthLeftOutAndBack, expectNoFile } from './worked/payroll.ts';
import { mette } from './worked/row-menu.ts';
import { expectLockedThenClosed } from './worked/subscription.ts';

/**
 * RULES 7, scenarios 28, 32 to 41, 46 and 49, and a month left out and put back, as an admin sees them over shipped
 * orders. The story of `shell/e2e` shows the others.
 */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let world: RulesWorld;
test.beforeAll(async ({ request }) => {
  world = await givenRulesWorld(request);
});

test('exit: yesterday is refused; Anna pays 6,218.68 and Bo 5,378.48; insurance leaves 724.90 (38 to 41)', ({
  page,
  request,
}) => expectExitCosts(world, page, request));

test('leasing: 22,996.60, eight payments of 2,136.57; a leased order is refused elsewhere (32 to 35)', ({
  page,
  request,
}) => expectLease(world, page, request));

test('without a wage code the preview names Annika, Bosse and Cia, and no file can be made (28)', ({ page, request }) =>
  expectNoFile(world, page, request));

test('a month is left out and put back, with the new end shown both times', ({ page, request }) =>
  expectMonthLeftOutAndBack(world, page, request));

test('with orders the subsidy is locked; closed, no order can be placed and all 72 draws go on (36, 37)', ({
  page,
  request,
  browser,
}) => expectLockedThenClosed(world, page, request, browser));

test('Bo with open draws is not deleted; Annika, paid in full, is, and her draws stay (46)', ({ page, request }) =>
  expectDeletion(world, page, request));

test('an admin of another company opens the address of a salary file and sees no data (49)', async ({
  page,
  request,
}) => {
  const asMette = callerOf(request, (await loggedIn(request, mette)).token);
  const [file] = await asMette<{ id: string; fileName: string }[]>('GET', '/company/salaryfiles');
  await openAs(page, await loggedIn(request, 'peder@vindebro.example'), '/company/salaryfiles');
  await page.goto(`/company/salaryfiles/${file!.id}/draws`);
  await expect(page.getByText('The salary file was not found.').first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText(file!.fileName)).toHaveCount(0);
});
