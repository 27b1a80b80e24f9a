import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible, languagesOr, loggedIn, openAs, type SignedIn } from '../../shared-ui/presets/browser.ts';
import { signedInByMail } from '../../shared-ui/presets/caller.ts';
import { appCode } from './app-code.ts';
import { widths } from './portal.ts';

const password = 'Correct-Horse-7';

/** A person of the back office and of a company, who chooses whom to act for and has no second step yet. */
async function givenTwoRoles(request: APIRequestContext, language: string): Promise<SignedIn & { email: string }> {
  const [email, given] = [`dialogs-${language}-${Date.now()}@portal.example`, 'Given-Once-4711'];
  const office = { authorization: `Bearer ${(await loggedIn(request, 'admin@portal.example')).token}` };
  expect(
    (
      await request.post('/api/admin/admins', {
        headers: office,
        data: { name: 'Bente Dahl', email, language, password: given },
      })
    ).status(),
  ).toBe(201);
  const {
    data: [company],
  } = (await (await request.get('/api/admin/companies?pageSize=10', { headers: office })).json()) as {
    data: { id: string }[];
  };
  const first = await signedInByMail(request, email);
  expect(
    (
      await request.post('/api/user/password', {
        headers: { authorization: `Bearer ${first.token}` },
        data: { password, passwordAgain: password },
      })
    ).ok(),
  ).toBe(true);
  expect(
    (
      await request.post(`/api/admin/companies/${company?.id}/admins`, {
        headers: office,
        data: { name: 'Bente Dahl', email, language },
      })
    ).ok(),
  ).toBe(true);
  const own = (await (await request.post('/api/auth/login', { data: { email, password } })).json()) as SignedIn;
  const {
    data: [invitation],
  } = (await (
    await request.get('/api/user/invitations', { headers: { authorization: `Bearer ${own.token}` } })
  ).json()) as { data: { id: string }[] };
  expect(
    (
      await request.post(`/api/user/invitations/${invitation?.id}/accept`, {
        headers: { authorization: `Bearer ${own.token}` },
      })
    ).ok(),
  ).toBe(true);
  const both = (await (await request.post('/api/auth/login', { data: { email, password } })).json()) as SignedIn & {
    user: { memberships: { id: string; role: string }[] };
  };
  const membership = both.user.memberships.find(({ role }) => role === 'admin');
  const chosen = (await (
    await request.post('/api/auth/membership', {
      headers: { authorization: `Bearer ${both.token}` },
      data: { membershipId: membership?.id },
    })
  ).json()) as SignedIn;
  return { ...chosen, email };
}

/** The page as it stands, wide and on a phone. */
async function accessibleEverywhere(page: Page): Promise<void> {
  for (const { width, height } of widths) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
  }
  await page.setViewportSize(widths[0]);
}

const words = {
  'en-us': {
    you: /^You: /,
    secondStep: 'Second step at login',
    setUp: 'Set up',
    own: 'Your password',
    on: 'Continue',
    code: 'Code that the app shows',
    turnOn: 'Turn on',
    kept: 'I have kept them',
    turnOff: 'Turn off',
    logOut: 'Log out',
    logIn: 'Log in',
    password: 'Password',
    loginCode: 'Code',
  },
  'da-dk': {
    you: /^Dig: /,
    secondStep: 'Ekstra trin ved login',
    setUp: 'Kom i gang',
    own: 'Din adgangskode',
    on: 'Fortsæt',
    code: 'Koden, som appen viser',
    turnOn: 'Slå til',
    kept: 'Jeg har gemt dem',
    turnOff: 'Slå fra',
    logOut: 'Log ud',
    logIn: 'Log ind',
    password: 'Adgangskode',
    loginCode: 'Kode',
  },
} as const;

for (const language of languagesOr('en-us')) {
  test(`${language}: every dialog of the shell and every step of the second step is accessible`, async ({
    page,
    request,
  }) => {
    test.slow();
    const say = words[language];
    const person = await givenTwoRoles(request, language);
    await openAs(page, person, '/profile', language);
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Control+k');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await accessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('?');
    await expect(dialog.getByRole('switch')).toBeVisible();
    await accessibleEverywhere(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say.you }).click();
    await expect(page.getByRole('button', { name: /A\/S$/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const card = page.getByRole('region', { name: say.secondStep });
    await card.getByRole('button', { name: say.setUp }).click();
    await expectAccessible(page);
    await card.getByLabel(say.own).fill(password);
    await card.getByRole('button', { name: say.on }).click();
    const secret = (await card.locator('code').innerText()).replaceAll(' ', '');
    await accessibleEverywhere(page);
    await card.getByLabel(say.code).fill(appCode(secret));
    await card.getByRole('button', { name: say.turnOn }).click();
    await expect(card.getByRole('listitem')).toHaveCount(10);
    await accessibleEverywhere(page);
    await card.getByRole('button', { name: say.kept }).click();
    await card.getByRole('button', { name: say.turnOff }).click();
    await expectAccessible(page);

    await page.route('**/api/home', (route) =>
      route.fulfill({ status: 401, json: { message: 'jwt expired', requestId: 'test' } }),
    );
    await page.goto('/');
    await expect(dialog.getByLabel(say.password, { exact: true })).toBeVisible();
    await accessibleEverywhere(page);
    await dialog.getByLabel(say.password, { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(say.loginCode, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}
