import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';
import { callerOf, givenRulesWorld, payInFull, type RulesWorld } from './rules-world.ts';

/** RULES 7, scenarios 28, 32 to 41, 46 and 49, and a month left out and put back, as an admin sees them over shipped orders. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const mette = 'mette@nordlys.example';
let world: RulesWorld;
test.beforeAll(async ({ request }) => {
  world = await givenRulesWorld(request);
});

/** Chooses an entry of a row's menu by keyboard. */
async function choose(page: Page, row: string, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${row}` }).press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

test('exit: yesterday is refused; 31 October 2027 costs Anna 6,218.68 and Bo 5,378.48; termination insurance leaves 724.90 (38 to 41)', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, mette), `/company/employees?q=${encodeURIComponent(world.anna.name)}`);
  const open = async (name: string) => {
    await choose(page, name, 'Set exit date');
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

test('leasing: 22,996.60 for draws of 17,092.56, eight payments of 2,136.57; what is leased is refused elsewhere, another period empties the selection (32 to 35)', async ({ page, request }) => {
  const stamp = world.anna.name.split(' ')[1]!;
  const session = await loggedIn(request, mette);
  const fill = async (at: Page, name: string) => {
    await openAs(at, session, '/company/leasing');
    await at.getByRole('button', { name: 'New agreement' }).first().press('Enter');
    const drawer = at.getByRole('dialog', { name: 'New leasing agreement' });
    await drawer.getByLabel('Period').selectOption('24');
    await drawer.getByRole('searchbox').fill(stamp);
    await drawer.getByLabel('Name', { exact: true }).fill(name);
    await drawer.getByLabel('Start').fill('2027-01-01');
    await drawer.getByRole('radio', { name: 'Quarterly' }).check();
    await drawer.getByRole('button', { name: 'Select 3 orders' }).click();
    return drawer;
  };
  const late = await page.context().newPage();
  const [drawer, second] = [await fill(page, `Rules ${stamp}`), await fill(late, `Rules again ${stamp}`)];
  const totals = drawer.getByRole('region', { name: 'Totals' });
  const expectTotals = async () => {
    for (const text of ['DKK 22,797.40', 'DKK 199.20', 'DKK 22,996.60', 'DKK 17,092.56', '8 × DKK 2,136.57', '31 December 2028']) await expect(totals).toContainText(text);
  };
  await expectTotals();
  const warning = page.getByRole('dialog', { name: 'Change the period?' });
  await drawer.getByLabel('Period').selectOption('36');
  await expect(warning).toContainText('3 selected orders are removed from the agreement');
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expectTotals();
  await drawer.getByLabel('Period').selectOption('36');
  await warning.getByRole('button', { name: 'Change period' }).click();
  await expect(drawer.getByLabel('Period')).toHaveValue('36');
  await expect(totals).toContainText('Leasing valueDKK 0.00');
  await drawer.getByLabel('Period').selectOption('24');
  await drawer.getByRole('searchbox').fill(stamp);
  await drawer.getByRole('button', { name: 'Select 3 orders' }).click();
  await expectTotals();
  await drawer.getByRole('button', { name: 'Create agreement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Rules ${stamp}` })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: '2,136.57' })).toHaveCount(8);

  await second.getByRole('button', { name: 'Create agreement' }).click();
  await expect(second.getByText('Some of these orders are already leased.').first()).toBeVisible();
  await expect(second.getByText('0 orders selected')).toBeVisible();
  await expect(second.getByRole('checkbox', { name: new RegExp(stamp) })).toHaveCount(0);
});

test('without a wage code the preview names Annika, Bosse and Cia, and no file can be made (28)', async ({ page, request }) => {
  const session = await loggedIn(request, mette);
  const asMette = callerOf(request, session.token);
  const payroll = await asMette<{ version: number; wageCodeGross: string }>('GET', '/company/settings/payroll');
  const { version } = await asMette<{ version: number }>('PATCH', '/company/settings/payroll', { version: payroll.version, wageCodeGross: '' });
  await openAs(page, session, '/company/salaryfiles');
  await page.getByRole('button', { name: 'Create salary file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /A range of days/ }).check();
  await dialog.getByLabel('From').fill('2027-01-01');
  await dialog.getByLabel('To and with').fill('2027-01-31');
  await dialog.getByRole('button', { name: 'Preview the file' }).click();
  await expect(dialog.getByText('No file is made before the company\'s wage codes are set.').first()).toBeVisible();
  for (const { name } of [world.anna, world.bo, world.cia]) await expect(dialog.getByRole('list', { name: 'People concerned' }).getByRole('link', { name })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Create file with/ })).toHaveCount(0);
  await asMette('PATCH', '/company/settings/payroll', { version, wageCodeGross: payroll.wageCodeGross });
});

test('a month is left out and put back, with the new end shown both times', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, mette), `/company/subscription/${world.subscriptionId}/draws?q=${encodeURIComponent(world.anna.name)}&sort=period`);
  await choose(page, `the draw of ${world.anna.name}, 2027-03`, 'Leave this month out');
  const leaveOut = page.getByRole('dialog', { name: 'Leave out March 2027' });
  for (const text of ['DrawDKK 228.93', 'Drawn instead on20 January 2029', 'End until now31 December 2028', 'New end31 January 2029']) await expect(leaveOut).toContainText(text);
  await leaveOut.getByRole('button', { name: 'Leave the month out' }).press('Enter');
  const back = page.getByRole('button', { name: `Put March 2027 back for ${world.anna.name}` });
  await expect(page.getByRole('row', { name: /March 2027/ })).toHaveCount(0);
  await back.press('Enter');
  const putBack = page.getByRole('dialog', { name: 'Put March 2027 back' });
  for (const text of ['DrawDKK 228.93', 'Drawn on20 March 2027', 'No longer on20 January 2029', 'End until now31 January 2029', 'New end31 December 2028']) await expect(putBack).toContainText(text);
  await putBack.getByRole('button', { name: 'Put the month back' }).press('Enter');
  await expect(back).toHaveCount(0);
  await expect(page.getByRole('row', { name: /March 2027/ })).toContainText('228.93');
});

test('with orders the subsidy is locked and Dorte is added; closed, nobody orders and all 72 draws go on (36, 37)', async ({ page, request, browser }) => {
  await openAs(page, await loggedIn(request, mette), `/company/subscription/edit/${world.subscriptionId}`);
  await expect(page.getByLabel(/^Subsidy a year, ex VAT/)).toHaveValue('1,200.00');
  await expect(page.getByLabel(/^Subsidy a year, ex VAT/)).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'Add employees' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add employees' });
  const field = dialog.getByRole('combobox', { name: 'Add by name, number or e-mail' });
  await field.fill(world.dorte.name);
  // The list before the search has answered is another one.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await field.press('ArrowDown');
  await field.press('Enter');
  await dialog.getByRole('button', { name: 'Add to the subscription' }).click();
  await expect(page.getByRole('table', { name: 'Employees' }).getByRole('row', { name: new RegExp(world.dorte.name) })).toBeVisible();

  const shop = await browser.newPage();
  await openAs(shop, world.bo.session, '/employee/catalogs');
  await expect(shop.getByRole('link', { name: /^PC/ })).toBeVisible();
  await page.goto(`/company/subscription?q=${encodeURIComponent(world.subscriptionName)}`);
  await choose(page, world.subscriptionName, 'Close');
  await page.getByRole('dialog').getByRole('button', { name: 'Close subscription' }).click();
  await expect(page.getByRole('row', { name: new RegExp(world.subscriptionName) })).toBeHidden();
  await shop.reload();
  await expect(shop.getByText('There is nothing to order right now')).toBeVisible();
  await expect(shop.getByRole('link', { name: /^PC/ })).toHaveCount(0);
  await shop.close();
  await page.goto(`/company/subscription/${world.subscriptionId}/draws?status=PLANNED&sort=period`);
  await expect(page.getByText('72 draws')).toBeVisible();
});

test('Bo with open draws is not deleted; Annika, paid in full, is, and her draws stay (46)', async ({ page, request }) => {
  const session = await loggedIn(request, mette);
  await payInFull(request, callerOf(request, session.token), world.anna);
  await openAs(page, session, `/company/employees?q=${encodeURIComponent(world.bo.name)}`);
  await choose(page, world.bo.name, 'Delete');
  await expect(page.getByRole('dialog')).toContainText(`${world.bo.name} has active, unpaid subscriptions and cannot be deleted.`);
  await expect(page.getByRole('button', { name: 'Delete employee' })).toHaveCount(0);

  await page.goto(`/company/employees?q=${encodeURIComponent(world.anna.name)}`);
  await choose(page, world.anna.name, 'Delete');
  const dialog = page.getByRole('dialog', { name: `Delete ${world.anna.name}?` });
  await dialog.getByLabel(`Type ${world.anna.employNo} to confirm`).fill(world.anna.employNo);
  await dialog.getByRole('button', { name: 'Delete employee' }).click();
  await expect(page.getByText(`${world.anna.name} is deleted. What law keeps stays under ${world.anna.employNo}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Actions for ${world.anna.name}` })).toHaveCount(0);
  await page.goto(`/company/subscription/${world.subscriptionId}/draws?sort=period`);
  await expect(page.getByText('72 draws')).toBeVisible();
});

test('an admin of another company opens the address of a salary file and sees no data (49)', async ({ page, request }) => {
  const asMette = callerOf(request, (await loggedIn(request, mette)).token);
  const [file] = await asMette<{ id: string; fileName: string }[]>('GET', '/company/salaryfiles');
  await openAs(page, await loggedIn(request, 'peder@vindebro.example'), '/company/salaryfiles');
  await page.goto(`/company/salaryfiles/${file!.id}/draws`);
  await expect(page.getByText('The salary file was not found.').first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByText(file!.fileName)).toHaveCount(0);
});
