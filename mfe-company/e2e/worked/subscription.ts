import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { loggedIn, openAs } from '../../../shared-ui/presets/browser.ts';
import type { RulesWorld } from '../rules-world.ts';
import { choose, mette } from './row-menu.ts';

/**
 * With orders the subsidy is locked and an employee can be added; closed, no order can be placed and all draws go on
 * (scenarios 36 and 37).
 */
export async function expectLockedThenClosed(
  world: RulesWorld,
  page: Page,
  request: APIRequestContext,
  browser: Browser,
): Promise<void> {
  await openAs(page, await loggedIn(request, mette), `/company/subscription/edit/${world.subscriptionId}`);
  await expect(page.getByLabel(/^Subsidy a year, ex VAT/)).toHaveValue('1,200.00');
  await expect(page.getByLabel(/^Subsidy a year, ex VAT/)).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'Add employees' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add employees' });
  const field = dialog.getByRole('combobox', { name: 'Add by name, number or e-mail' });
  await field.fill(world.dorte.name);
  // The list before the search has answered is another one; while it is empty, that it searches is read as an option.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(world.dorte.name)]);
  await field.press('ArrowDown');
  await field.press('Enter');
  await dialog.getByRole('button', { name: 'Show whom it reaches' }).click();
  await page.getByRole('button', { name: 'Add 1 employee' }).click();
  await expect(
    page.getByRole('table', { name: 'Employees' }).getByRole('row', { name: new RegExp(world.dorte.name) }),
  ).toBeVisible();

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
}
