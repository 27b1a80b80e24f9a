import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';
import { signedInByMail } from '../../shared-ui/presets/caller.ts';
import { appCode } from './app-code.ts';

const password = 'Correct-Horse-7';

/** A colleague in the back office with a password of the own, who has no second step yet. */
async function givenColleague(request: APIRequestContext): Promise<{ email: string; name: string }> {
  const [email, given] = [`bente-${Date.now()}@portal.example`, 'Given-Once-4711'];
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const made = await request.post('/api/admin/admins', {
    headers: bearer(await loggedIn(request, 'admin@portal.example')),
    data: { name: 'Bente Dahl', email, language: 'en-us', password: given },
  });
  expect(made.status()).toBe(201);
  // The given password opens nothing before the mailed invitation was used.
  const first = await signedInByMail(request, email);
  const changed = await request.post('/api/user/password', {
    headers: bearer(first),
    data: { password, passwordAgain: password },
  });
  expect(changed.ok()).toBe(true);
  return { email, name: 'Bente Dahl' };
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
const isIn = (page: Page) => expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
}

test('an administrator turns the second step on, logs in with codes, and is let in without one by a colleague', async ({
  page,
  request,
}) => {
  // Six logins, each with its own page.
  test.slow();
  const { email, name } = await givenColleague(request);
  await logIn(page, email);
  await isIn(page);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Second step at login' });
  await card.getByRole('button', { name: 'Set up' }).click();
  await card.getByLabel('Your password').fill(password);
  await card.getByRole('button', { name: 'Continue' }).click();
  const secret = (await card.locator('code').innerText()).replaceAll(' ', '');
  // Under the header that stays, half a button is a small one.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await card.getByLabel('Code that the app shows').fill('000000');
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(card.getByLabel('Code that the app shows')).toHaveAttribute('aria-invalid', 'true');
  await card.getByLabel('Code that the app shows').fill(appCode(secret));
  await card.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCode = await card.getByRole('listitem').first().innerText();
  await expect(card.getByRole('listitem')).toHaveCount(10);
  await card.getByRole('button', { name: 'I have kept them' }).click();
  await expect(card).toContainText('10 recovery codes are left.');
  await logOut(page);

  // A code works once, so the login takes the next one; one step early still counts.
  await logIn(page, email);
  await giveCode(page, '000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
  await giveCode(page, appCode(secret, 1));
  await isIn(page);
  await logOut(page);

  await logIn(page, email);
  await giveCode(page, recoveryCode);
  await isIn(page);
  await logOut(page);
  await logIn(page, email);
  await giveCode(page, recoveryCode);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();

  const office = await (await page.context().browser()!.newContext()).newPage();
  await openAs(office, await loggedIn(request, 'admin@portal.example'), `/admin/users?q=${email}`);
  await office.getByRole('button', { name: `Actions for ${name}` }).click();
  await office.getByRole('menuitem', { name: 'Turn off second step' }).click();
  const dialog = office.getByRole('dialog', { name: `Turn off the second step of ${name}?` });
  await dialog.getByLabel('Your own password').fill('Benefits-2026');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(office.getByText(`${name} logs in without a code from now on`)).toBeVisible();
  await office.context().close();

  await logIn(page, email);
  await isIn(page);
});
