import type { Browser, Page } from '@playwright/test';

/** The company admin of the demo world, whose list of orders is looked at. */
export const visitor = { email: 'mette@nordlys.example', password: 'Benefits-2026' };

/** A page with an empty cache, as of somebody who was never here. */
export async function inFreshContext<T>(from: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens the address and fills in the login form that is shown there; the press is left to the caller, who may time it. */
export async function comeToLogIn(page: Page, at: string): Promise<void> {
  await page.goto(at, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail', { exact: true }).fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
}

export const pressLogIn = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).click();
