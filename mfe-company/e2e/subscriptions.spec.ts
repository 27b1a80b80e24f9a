import { expect, test } from '@playwright/test';
import { expectAccessible, fullTest, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const mette = 'mette@nordlys.example';

/** The portal's own day, as the suite's server was started on it. */
const dayAfter = (days: number) => new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10);

test('a subscription is made in six steps, edited and closed', async ({ page, request }) => {
  test.slow();
  const name = `Browser offer ${test.info().workerIndex}`;
  await openAs(page, await loggedIn(request, mette), '/company/subscription');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New subscription' }).first().click();

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Opens for orders').fill(dayAfter(0));
  await page.getByLabel('Last day for orders').fill(dayAfter(14));
  await page.getByLabel('Salary draws from').fill('2027-01-01');
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('list', { name: 'Catalogs' }).getByRole('checkbox').first().check();
  await page.getByLabel(/^Subsidy a year, ex VAT/).fill('1200.00');
  const example = page.getByRole('region', { name: 'Live example' });
  await expect(example.getByText('The employee notices')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('checkbox', { name: /Employee termination insurance/ })).toBeDisabled();
  await page.getByRole('checkbox', { name: /All-risk insurance/ }).check();
  await page.getByRole('checkbox', { name: /Employee termination insurance/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('group', { name: 'Whole departments' }).getByRole('checkbox').first().check();
  await expect(page.getByText(/^\d+ employees? will be invited$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('radio', { name: /A company address/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Select an address.').first()).toBeVisible();
  await page.getByRole('radio', { name: /The employee’s address/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('group', { name: 'Preview of the mail' })).toContainText(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Create and invite \d+$/ }).click();
  await expect(page.getByText(`${name} is created.`, { exact: false })).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('Active')).toBeVisible();

  await row.getByRole('link', { name }).click();
  await page.getByLabel('Last day for orders').fill(dayAfter(20));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The subscription is saved')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/company/subscription');
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close subscription' }).click();
  await expect(row).toBeHidden();
  await page.goto('/company/subscription?view=closed');
  await expect(row.getByText('Closed', { exact: true })).toBeVisible();
});

fullTest('expiring soon, by months ahead, on a phone and in Danish', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await loggedIn(request, mette), '/company/subscription/expiring', 'da-dk');
  await expect(page.getByRole('heading', { name: 'Udløber snart' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Måneder frem' }).selectOption('12');
  await expect(page).toHaveURL(/months=12/);
  await expectAccessible(page);
  await page.goto('/company/subscription');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
});

fullTest('another company’s subscription says so and shows nothing', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, mette), '/company/subscription');
  await page.goto('/company/subscription/edit/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('The subscription does not belong to your company.').first()).toBeVisible();
});
