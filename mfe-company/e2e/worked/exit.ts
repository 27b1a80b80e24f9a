import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../../shared-ui/presets/browser.ts';
import { callerOf } from '../../../shared-ui/presets/caller.ts';
import { payInFull, type RulesWorld } from '../rules-world.ts';
import { choose, mette } from './row-menu.ts';

/**
 * Yesterday is refused; what Anna and Bo have to pay on 31 October 2027, and what termination insurance leaves
 * (scenarios 38 to 41).
 */
export async function expectExitCosts(world: RulesWorld, page: Page, request: APIRequestContext): Promise<void> {
  await openAs(page, await loggedIn(request, mette), `/company/employees?q=${encodeURIComponent(world.anna.name)}`);
  const open = async (name: string) => {
    await choose(page, name, 'Set exit date');
    return page.getByRole('dialog', { name: `Exit date for ${name}` });
  };
  const anna = await open(world.anna.name);
  await anna.getByLabel('Exit date').fill('2026-11-19');
  await anna.getByRole('radio', { name: 'Dismissal' }).check();
  await anna.getByRole('button', { name: 'Save exit date' }).click();
  await expect(anna.getByText('Choose a day in the future.').first()).toBeVisible();
  await anna.getByLabel('Exit date').fill('2027-10-31');
  const effect = anna.getByRole('region', { name: /^Phone X, order/ });
  await expect(effect).toContainText('Months remaining14');
  for (const text of [
    '14 × DKK 274.93 = DKK 3,849.02',
    '14 × DKK 39.00 = DKK 546.00',
    'DKK 329.92',
    'DKK 250.00',
    'Ex VATDKK 4,974.94',
    'VATDKK 1,243.74',
    'DKK 6,218.68',
  ])
    await expect(effect).toContainText(text);
  await expect(anna.getByText('14 later draws wait until pay-in-full is closed.')).toBeVisible();
  await expectAccessible(page);
  await anna.getByRole('radio', { name: 'Resignation' }).check();
  await expect(effect).toContainText('Termination insurance pays');
  await expect(effect).toContainText('DKK 724.90');
  await page.keyboard.press('Escape');

  await page.goto(`/company/employees?q=${encodeURIComponent(world.bo.name)}`);
  const bo = await open(world.bo.name);
  await bo.getByLabel('Exit date').fill('2027-10-31');
  await bo.getByRole('radio', { name: 'Resignation' }).check();
  for (const text of ['DKK 4,302.78', 'DKK 1,075.70', 'DKK 5,378.48'])
    await expect(bo.getByRole('region', { name: /^Phone X, order/ })).toContainText(text);
}

/** Open draws keep a person; who has paid in full is deleted and the draws stay (scenario 46). */
export async function expectDeletion(world: RulesWorld, page: Page, request: APIRequestContext): Promise<void> {
  const session = await loggedIn(request, mette);
  await payInFull(request, callerOf(request, session.token), world.anna);
  await openAs(page, session, `/company/employees?q=${encodeURIComponent(world.bo.name)}`);
  await choose(page, world.bo.name, 'Delete');
  await expect(page.getByRole('dialog')).toContainText(
    `${world.bo.name} has active, unpaid subscriptions and cannot be deleted.`,
  );
  await expect(page.getByRole('button', { name: 'Delete employee' })).toHaveCount(0);

  await page.goto(`/company/employees?q=${encodeURIComponent(world.anna.name)}`);
  await choose(page, world.anna.name, 'Delete');
  const dialog = page.getByRole('dialog', { name: `Delete ${world.anna.name}?` });
  await dialog.getByLabel(`Type ${world.anna.employNo} to confirm`).fill(world.anna.employNo);
  await dialog.getByRole('button', { name: 'Delete employee' }).click();
  await expect(
    page.getByText(
      `${world.anna.name} is deleted. What the law requires to be kept stays under ${world.anna.employNo}.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: `Actions for ${world.anna.name}` })).toHaveCount(0);
  await page.goto(`/company/subscription/${world.subscriptionId}/draws?sort=period`);
  await expect(page.getByText('72 draws')).toBeVisible();
}
