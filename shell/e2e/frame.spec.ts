import { expect, test } from '@playwright/test';
import { expectAccessible, fullTest } from '../../shared-ui/presets/browser.ts';
import { demoLogin, logIn, widths } from './portal.ts';

const roles = ['admin', 'supplier', 'company', 'employee'] as const;
const ownPages = ['/', '/profile', '/notifications', '/search?q=an', '/no-permission', '/no-such-page'];

for (const { name, width, height } of widths) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    for (const role of roles) {
      fullTest(`${role}: the shell's own pages are accessible and fit`, async ({ page }) => {
        await logIn(page, role);
        for (const address of ownPages) {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
        }
      });
    }
  });
}

fullTest('another role’s page says so and leads home', async ({ page }) => {
  await logIn(page, 'supplier', '/admin/users');
  await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page).toHaveURL('/');
});

test('every menu entry leads to a page, and the title follows', async ({ page }) => {
  await logIn(page, 'company');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const names = await menu.getByRole('link').allInnerTexts();
  expect(names[0]).toBe('Home');
  for (const link of await menu.getByRole('link').all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeHidden();
  }
  await menu.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveTitle(/^Search · /);
});

fullTest('the language is kept with the person, on the next device too', async ({ page, browser }) => {
  await logIn(page, 'employee');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Dansk' }).click();
  await expect(page.getByRole('button', { name: 'Log ud' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da-dk');
  const other = await (await browser.newContext()).newPage();
  const { email, password } = await demoLogin(page.request, 'employee');
  await other.goto('/');
  await other.getByLabel('E-mail').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Log ud' })).toBeVisible();
  await other.context().close();
  await page.getByRole('button', { name: 'Sprog: Dansk' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('keyboard: skip link, every page from anywhere, popups close with Escape', async ({ page }) => {
  await logIn(page, 'admin');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Page or action' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('my prof');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeHidden();
  const language = page.getByRole('button', { name: 'Language: English' });
  await language.press('Enter');
  await expect(page.getByRole('button', { name: 'Dansk' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Dansk' })).toBeHidden();
  await expect(language).toBeFocused();
});

fullTest(
  'single letters: the list of keys, pages by G, rows by J and X, and off for who does not want them',
  async ({ page }) => {
    test.slow();
    await logIn(page, 'company', '/company/employees');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await expect(list.getByRole('switch', { name: /Single-letter keys/ })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('j');
    await expect(page.getByRole('row').nth(1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('/');
    await page.keyboard.type('go');
    await expect(page.getByRole('searchbox')).toHaveValue('go');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await expect(page).toHaveURL(/\/company\/orders/);
    await page.getByRole('button', { name: /^You: / }).click();
    await page.getByRole('button', { name: 'Keys' }).click();
    await list.getByRole('switch').click();
    await expect(list.getByRole('switch')).not.toBeChecked();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const asked = page.waitForResponse(/\/api\/user\/keys$/);
    await page.keyboard.press('?');
    await (await asked).finished();
    await page.keyboard.press('?');
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: /^You: / }).click();
    await page.getByRole('button', { name: 'Keys' }).click();
    await list.getByRole('switch').click();
    await expect(list.getByRole('switch')).toBeChecked();
  },
);

fullTest(
  'on a phone the menu is a drawer: Escape closes it, choosing closes it, the focus returns',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, 'company');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Search' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  },
);

fullTest('search finds while typing, keeps the text in the address', async ({ page }) => {
  await logIn(page, 'company', '/search');
  await page.getByLabel('Search employees and orders').fill('Anna');
  await expect(page.getByText('Anna Holm').first()).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=Anna/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Search employees and orders')).toBeFocused();
  await page.getByLabel('Search employees and orders').fill('zzzzzz');
  await expect(page.getByText('Nothing matches “zzzzzz”')).toBeVisible();
});
