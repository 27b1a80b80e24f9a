import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';
import { givenRulesWorld, type RulesWorld } from './rules-world.ts';

/** The numbers of RULES 7, scenarios 32, 33, 35 and 38 to 41, as an admin sees them over shipped orders. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const mette = 'mette@nordlys.example';
let world: RulesWorld;
test.beforeAll(async ({ request }) => {
  world = await givenRulesWorld(request);
});

test('exit: yesterday is refused; 31 October 2027 costs Anna 6,218.68 and Bo 5,378.48; termination insurance leaves 724.90 (38 to 41)', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, mette), `/company/employees?q=${encodeURIComponent(world.anna.name)}`);
  const open = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Set exit date' }).press('Enter');
    return page.getByRole('dialog', { name: `Exit date for ${name}` });
  };
  const anna = await open(world.anna.name);
  await anna.getByLabel('Exit date').fill('2026-11-19');
  await anna.getByLabel('Reason').selectOption({ label: 'Dismissal' });
  await anna.getByRole('button', { name: 'Save exit date' }).click();
  await expect(anna.getByText('Choose a day in the future.').first()).toBeVisible();
  await anna.getByLabel('Exit date').fill('2027-10-31');
  const effect = anna.getByRole('region', { name: /^Phone X, order/ });
  await expect(effect).toContainText('Months remaining14');
  for (const text of ['14 × DKK 274.93 = DKK 3,849.02', '14 × DKK 39.00 = DKK 546.00', 'DKK 329.92', 'DKK 250.00', 'Ex VATDKK 4,974.94', 'VATDKK 1,243.74', 'DKK 6,218.68']) await expect(effect).toContainText(text);
  await expect(anna.getByText('14 later draws wait until pay-in-full is closed.')).toBeVisible();
  await expectAccessible(page);
  await anna.getByLabel('Reason').selectOption({ label: 'Resignation' });
  await expect(effect).toContainText('Termination insurance pays');
  await expect(effect).toContainText('DKK 724.90');
  await page.keyboard.press('Escape');

  await page.goto(`/company/employees?q=${encodeURIComponent(world.bo.name)}`);
  const bo = await open(world.bo.name);
  await bo.getByLabel('Exit date').fill('2027-10-31');
  await bo.getByLabel('Reason').selectOption({ label: 'Resignation' });
  for (const text of ['DKK 4,302.78', 'DKK 1,075.70', 'DKK 5,378.48']) await expect(bo.getByRole('region', { name: /^Phone X, order/ })).toContainText(text);
});

test('leasing: three orders are worth 22,996.60, their draws 17,092.56, eight payments of 2,136.57; another period warns first (32, 33, 35)', async ({ page, request }) => {
  const stamp = world.anna.name.split(' ')[1]!;
  await openAs(page, await loggedIn(request, mette), '/company/leasing');
  await page.getByRole('button', { name: 'New agreement' }).first().press('Enter');
  const drawer = page.getByRole('dialog', { name: 'New leasing agreement' });
  await drawer.getByLabel('Period').selectOption('24');
  await drawer.getByRole('searchbox').fill(stamp);
  await drawer.getByLabel('Name', { exact: true }).fill(`Rules ${stamp}`);
  await drawer.getByLabel('Start').fill('2027-01-01');
  await drawer.getByRole('radio', { name: 'Quarterly' }).check();
  await drawer.getByRole('button', { name: 'Select 3 orders' }).click();
  const totals = drawer.getByRole('region', { name: 'Totals' });
  for (const text of ['DKK 22,797.40', 'DKK 199.20', 'DKK 22,996.60', 'DKK 17,092.56', '8 × DKK 2,136.57', '31 December 2028']) await expect(totals).toContainText(text);
  await drawer.getByLabel('Period').selectOption('36');
  const warning = page.getByRole('dialog', { name: 'Change the period?' });
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer.getByText('3 orders selected')).toBeVisible();
});
