import { expect, test, type Page } from '@playwright/test';
import { logIn } from './portal.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY));

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate((top) => globalThis.scrollTo(0, top), y);
  await expect.poll(() => scrolled(page)).toBe(y);
}

test('a page that is gone to begins at its top with its heading focused; Back is where it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await logIn(page, 'company', '/company/employees');
  await expect(heading(page)).toHaveText('Employees');
  await scrollTo(page, 1600);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page)).toHaveText('Settings');
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Employees');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1500);
});

test('a product opens at its top from far down the shop, and Back focuses the product again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'employee', '/employee/catalogs');
  const product = page.getByRole('main').locator('a[href*="/employee/catalogs/"]').last();
  await product.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  await product.click();
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(product).toBeFocused();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
});

test('a form with something typed is left only after a question, by menu, Back, reload and logout', async ({
  page,
}) => {
  await logIn(page, 'company', '/company/employees');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings' }).click();
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('something else');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const ways = [
    () => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Employees' }).click(),
    () => page.getByRole('main').getByRole('link', { name: 'Payroll' }).click(),
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Log out' }).click(),
  ];
  for (const leave of ways) {
    await leave();
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/company\/settings/);
    await expect(field).toHaveValue('something else');
  }
  const asked = page.waitForEvent('dialog');
  await Promise.all([asked.then((dialog) => dialog.dismiss()), page.reload({ timeout: 3000 }).catch(() => undefined)]);
  expect((await asked).type()).toBe('beforeunload');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Dansk' }).click();
  await expect(page.getByRole('button', { name: 'Log ud' })).toBeVisible();
  await expect(field).toHaveValue('something else');
  // The language is kept with the person, whom other tests log in too.
  await page.getByRole('button', { name: 'Sprog: Dansk' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});
