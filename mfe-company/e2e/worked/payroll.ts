import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { loggedIn, openAs } from '../../../shared-ui/presets/browser.ts';
import { callerOf } from '../../../shared-ui/presets/caller.ts';
import type { RulesWorld } from '../rules-world.ts';
import { mette } from './row-menu.ts';

/** Without a wage code the preview names all the people, and no file can be made (scenario 28). */
export async function expectNoFile(world: RulesWorld, page: Page, request: APIRequestContext): Promise<void> {
  const session = await loggedIn(request, mette);
  const asMette = callerOf(request, session.token);
  const payroll = await asMette<{ version: number; wageCodeGross: string }>('GET', '/company/settings/payroll');
  const { version } = await asMette<{ version: number }>('PATCH', '/company/settings/payroll', {
    version: payroll.version,
    wageCodeGross: '',
  });
  await openAs(page, session, '/company/salaryfiles');
  await page.getByRole('button', { name: 'Create salary file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /A range of days/ }).check();
  await dialog.getByLabel('From').fill('2027-01-01');
  await dialog.getByLabel('To', { exact: true }).fill('2027-01-31');
  await dialog.getByRole('button', { name: 'Preview the file' }).click();
  await expect(dialog.getByText("No file is made before the company's wage codes are set.").first()).toBeVisible();
  for (const { name } of [world.anna, world.bo, world.cia])
    await expect(dialog.getByRole('list', { name: 'People concerned' }).getByRole('link', { name })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Create file with/ })).toHaveCount(0);
  await asMette('PATCH', '/company/settings/payroll', { version, wageCodeGross: payroll.wageCodeGross });
}

/** One month of Anna's draws is left out and put back, with the new end shown both times (RULES 2.4). */
export async function expectMonthLeftOutAndBack(
  world: RulesWorld,
  page: Page,
  request: APIRequestContext,
): Promise<void> {
  await openAs(
    page,
    await loggedIn(request, mette),
    `/company/subscription/${world.subscriptionId}/draws?q=${encodeURIComponent(world.anna.name)}&sort=period`,
  );
  await page
    .getByRole('row', { name: /March 2027/ })
    .getByRole('button', { name: 'Leave out' })
    .press('Enter');
  const leaveOut = page.getByRole('dialog', { name: 'Leave out March 2027' });
  for (const text of [
    'DrawDKK 228.93',
    'Drawn instead on20 January 2029',
    'Current end31 December 2028',
    'New end31 January 2029',
  ])
    await expect(leaveOut).toContainText(text);
  await leaveOut.getByRole('button', { name: 'Leave the month out' }).press('Enter');
  const back = page.getByRole('button', { name: `Put March 2027 back for ${world.anna.name}` });
  await expect(page.getByRole('row', { name: /March 2027/ })).toHaveCount(0);
  await back.press('Enter');
  const putBack = page.getByRole('dialog', { name: 'Put March 2027 back' });
  for (const text of [
    'DrawDKK 228.93',
    'Drawn on20 March 2027',
    'No longer on20 January 2029',
    'Current end31 January 2029',
    'New end31 December 2028',
  ])
    await expect(putBack).toContainText(text);
  await putBack.getByRole('button', { name: 'Put the month back' }).press('Enter');
  await expect(back).toHaveCount(0);
  await expect(page.getByRole('row', { name: /March 2027/ })).toContainText('228.93');
}
