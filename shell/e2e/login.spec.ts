import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, fullTest } from '../../shared-ui/presets/browser.ts';
import { demoLogin, logIn, loginLinkOf, widths } from './portal.ts';

for (const { name, width, height } of widths) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    fullTest('both modes of the login screen, in both languages', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Required');
      await expect(page.getByRole('alert')).toContainText('No password provided.');
      await expect(page.getByRole('alert')).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Login link by e-mail' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Language: English' }).click();
      await page.getByRole('button', { name: 'Dansk' }).click();
      await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'da-dk');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}

test('a wrong password and an unknown address read alike', async ({ page }) => {
  const { email } = await demoLogin(page.request, 'company');
  await page.goto('/');
  for (const address of [email, 'nobody@else.example']) {
    await page.getByLabel('E-mail').fill(address);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(/The email or the password is wrong\./);
  }
});

test('a reload keeps the session without showing the login screen; corrupt storage is signed out', async ({ page }) => {
  await logIn(page, 'company');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('input[name=password]')) document.documentElement.dataset.flashed = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed', 'yes');
  await page.evaluate(() => localStorage.setItem('portal.user', '{broken'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

fullTest('the login screen gives way to the page itself: nothing blank is shown in between', async ({ page }) => {
  await page.addInitScript(() => {
    let isFilled = false;
    new MutationObserver(() => {
      const isEmpty = document.getElementById('root')?.hasChildNodes() !== true;
      if (isFilled && isEmpty) document.documentElement.dataset.blank = 'yes';
      isFilled ||= !isEmpty;
    }).observe(document, { childList: true, subtree: true });
  });
  await logIn(page, 'company', '/company/orders');
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-blank', 'yes');
});

fullTest('a whole login by keyboard', async ({ page }) => {
  const { email, password } = await demoLogin(page.request, 'employee');
  await page.goto('/');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeFocused();
});

test('a login link works in the asking browser, leads home by itself, and only once', async ({ page, browser }) => {
  const { email } = await demoLogin(page.request, 'employee');
  await page.goto('/');
  await page.getByRole('button', { name: 'Login link by e-mail' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send login link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();

  const link = await loginLinkOf(page.request, email);
  // A mail scanner looks first.
  for (let n = 0; n < 20; n += 1) await page.request.fetch(link, { method: n % 2 ? 'GET' : 'HEAD' });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /Welcome, / })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth/validate-token');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { name: 'The login link is invalid or has expired' })).toBeVisible();
  await expect(elsewhere.getByText('contact the administrator')).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.context().close();
});

fullTest('T4: a login link in another browser asks for a press', async ({ page, browser }) => {
  const { email } = await demoLogin(page.request, 'company');
  await page.goto('/');
  await page.getByRole('button', { name: 'Login link by e-mail' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send login link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(await loginLinkOf(page.request, email));
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('heading', { name: /Welcome, / })).toBeVisible();
  await other.getByRole('link', { name: 'Go to the home page now' }).click();
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();
  await other.context().close();
});

fullTest('live mode: a logout leads back to /live', async ({ page }) => {
  await logIn(page, 'company', '/live');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/live');
});
