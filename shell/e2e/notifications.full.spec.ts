import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const mette = 'mette@nordlys.example';

test('the bell opens what is new; an entry leads to its page, and what was read stays read', async ({
  page,
  request,
}) => {
  await openAs(page, await loggedIn(request, mette), '/');
  const bell = page.getByRole('button', { name: /^Notifications, unread: \d+$/ });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('link', { name: /new orders to process/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();
  await bell.click();
  await panel.getByRole('link', { name: /new orders to process/ }).click();
  await expect(page).toHaveURL(/\/company\/orders$/);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('on a phone it is a sheet that fits; a choice of mail is kept', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await loggedIn(request, mette), '/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await panel.getByRole('link', { name: 'Preferences' }).click();
  const choice = page.getByLabel('Orders to process: by mail');
  await choice.selectOption('Mail once a day');
  await expectAccessible(page);
  await page.reload();
  await expect(choice).toHaveValue('DAILY');
  await choice.selectOption('No mail');
});
