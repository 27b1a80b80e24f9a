import { expect, type APIRequestContext, type Page } from '@playwright/test';

type Role = 'admin' | 'supplier' | 'company' | 'employee';
type DemoLogin = { role: Role; email: string; password: string };

/** The two widths at which every page must look finished. */
export const widths = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const;

/** The demo world's login of a role. */
export async function demoLogin(request: APIRequestContext, role: Role): Promise<DemoLogin> {
  const { data } = (await (await request.get('/api/dev/logins')).json()) as { data: DemoLogin[] };
  const found = data.find((login) => login.role === role);
  if (!found) throw new Error(`the demo world has no login for ${role}`);
  return found;
}

/** Logs in on the login screen and waits for the frame. */
export async function logIn(page: Page, role: Role, at = '/'): Promise<DemoLogin> {
  const login = await demoLogin(page.request, role);
  await page.goto(at);
  await page.getByLabel('E-mail').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  return login;
}

/** The link of the newest login mail to an address, from the development mailbox. */
export async function loginLinkOf(request: APIRequestContext, email: string): Promise<string> {
  const { data } = (await (await request.get(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)).json()) as {
    data: { kind: string; text: string }[];
  };
  const path = /\/auth\/validate-token\/[\w-]+/.exec(data.find(({ kind }) => kind === 'login-link')?.text ?? '')?.[0];
  if (!path) throw new Error(`no login link was sent to ${email}`);
  return path;
}
