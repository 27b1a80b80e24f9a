import type { Browser, Page } from '@playwright/test';

/** Logins of the demo world, whose orders and whose shop are looked at. */
export const companyAdmin = 'mette@nordlys.example';
export const employee = 'anna@nordlys.example';
const password = 'Benefits-2026';

/** A page with an empty cache, as of a first visit. */
export async function inFreshContext<T>(from: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens the login page and fills in its form; the press is left to the caller, who may time it. */
export async function comeToLogIn(page: Page, at: string, email = companyAdmin): Promise<void> {
  await page.goto(at, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export const pressLogIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).click();
