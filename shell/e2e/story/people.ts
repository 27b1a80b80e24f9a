import { expect, type Browser, type Page } from '@playwright/test';
import { mailsTo, newestMail, portalUrl } from './portal.ts';

/** Faults that a browser of the story reported: console errors, uncaught errors, violations of the CSP. */
export const faults: string[] = [];

// The browser calls every answer above 399 an error; so a link says that it wants a press, and production that it has
// no demo logins.
const isAnswer = (address: string) => /\/api\/(auth\/validate-token|dev\/logins)$/.test(address);

/** A person's own browser. What goes wrong in it is kept in `faults`. */
export async function newPerson(browser: Browser): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL: portalUrl, viewport: { width: 1440, height: 900 } })
  ).newPage();
  page.setDefaultTimeout(30_000);
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnswer(message.location().url))
      faults.push(`${page.url()} ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content security policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return page;
}

const linkOf = (text: string) => /\/auth\/validate-token\/[\w-]+/.exec(text)?.[0] ?? '';

/** Who has logged in, and by which address. */
const signedIn = new Map<Page, string>();

/** Opens the invitation in the mail, confirms it with the button, and stands on the home page. */
export async function acceptInvitation(page: Page, email: string): Promise<void> {
  const { text } = await newestMail(page.request, email, /invit|subscription/);
  await page.goto(linkOf(text));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await enter(page, email);
}

/** A link is good for one login (scenario 6). */
export async function expectUsedUp(page: Page, email: string): Promise<void> {
  await page.goto(linkOf((await newestMail(page.request, email, /invit/)).text));
  await expect(page.getByRole('heading', { name: 'The login link is invalid or has expired' })).toBeVisible();
}

/** Asks for a login link on the login page and opens it from the mailbox, in the same browser. */
export async function signInByLink(page: Page, email: string): Promise<void> {
  const before = (await mailsTo(page.request, email, /^login-link$/)).length;
  await page.goto('/');
  await page.getByRole('button', { name: 'Login link by e-mail' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send login link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await page.goto(linkOf((await newestMail(page.request, email, /^login-link$/, before)).text));
  await enter(page, email);
}

/** All who are logged in log out. */
export async function allLeave(): Promise<void> {
  for (const page of signedIn.keys()) {
    // A question about the session that is answered after it has ended would look like a fault.
    await Promise.all([page.waitForResponse('**/api/auth/check-session'), page.goto('/')]);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
  }
}

/** All who were logged in before log in again. */
export async function allReturn(): Promise<void> {
  for (const [page, email] of signedIn) await signInByLink(page, email);
}

async function enter(page: Page, email: string): Promise<void> {
  signedIn.set(page, email);
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page now' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
}

/** Chooses an entry of the main menu; a number of tasks may stand behind its name. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: new RegExp(`^${name}( |$)`) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
