import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { loggedIn, openAs } from '../../../shared-ui/presets/browser.ts';
import type { RulesWorld } from '../rules-world.ts';
import { mette } from './row-menu.ts';

/**
 * Three orders of 24 months by the quarter; another period empties the selection, and what is leased is refused
 * elsewhere (scenarios 32 to 35).
 */
export async function expectLease(world: RulesWorld, page: Page, request: APIRequestContext): Promise<void> {
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
    for (const text of [
      'DKK 22,797.40',
      'DKK 199.20',
      'DKK 22,996.60',
      'DKK 17,092.56',
      '8 × DKK 2,136.57',
      '31 December 2028',
    ])
      await expect(totals).toContainText(text);
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
  await expect(
    page.getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: '2,136.57' }),
  ).toHaveCount(8);

  await second.getByRole('button', { name: 'Create agreement' }).click();
  await expect(second.page().getByText('Some of these orders are already leased.').first()).toBeVisible();
  await expect(second.getByText('0 orders selected')).toBeVisible();
  await expect(second.getByRole('checkbox', { name: new RegExp(stamp) })).toHaveCount(0);
}
