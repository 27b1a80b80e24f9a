import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const mette = 'mette@nordlys.example';

test('an agreement: period first, orders of that period, payments; deleted again', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, mette), '/company/leasing');
  await page.getByRole('button', { name: 'New agreement' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New leasing agreement' });
  await drawer.getByLabel('Name', { exact: true }).fill('Phones 2027');
  await drawer.getByLabel('Start').fill('2027-01-01');
  await drawer.getByRole('radio', { name: 'Quarterly' }).check();
  await drawer.getByRole('checkbox').first().check();
  await expectAccessible(page);
  await drawer.getByLabel('Period').selectOption('36');
  await expect(page.getByRole('dialog', { name: 'Change the period?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await drawer.getByRole('button', { name: 'Create agreement' }).click();
  await expect(page.getByRole('heading', { name: 'Phones 2027', level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Payments' }).getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete agreement' }).click();
  await expect(page.getByRole('heading', { name: 'Leasing', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Phones 2027' })).toHaveCount(0);
});

test('profile and themes of a reseller’s company', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, mette), '/company/profile');
  await page.getByLabel(/Support address/).fill('hjaelp@nordlys.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('link', { name: 'hjaelp@nordlys.example' })).toBeVisible();
  await page.getByRole('link', { name: 'Themes' }).click();
  await page.getByRole('button', { name: 'Hyben' }).click();
  await page.getByText('Buttons', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish theme' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The theme is published')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--theme-sidebar-bg')))
    .toBe('#3B1220');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80" viewBox="0 0 240 80" onload="document.title=1">' +
    '<rect width="240" height="80" fill="#A3234A"/></svg>';
  await page
    .getByRole('group', { name: 'Logo' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  const question = page.getByRole('dialog', { name: 'Logo: publish this picture?' });
  await expect(question.getByRole('img', { name: 'Logo' })).toHaveJSProperty('naturalWidth', 240);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: /^Home/ }).getByRole('img')).toHaveJSProperty('naturalWidth', 240);
  await page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /Use the (default )?theme/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Use the (default )?theme/ })
    .click();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--theme-sidebar-bg')))
    .not.toBe('#3B1220');
});
