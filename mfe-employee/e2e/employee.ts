import AxeBuilder from '@axe-core/playwright';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A demo employee's session. */
export type Employee = { token: string; user: object };

/** Signs a demo employee in through the API; the login page has its own suite. */
export async function loggedIn(request: APIRequestContext, email = 'anna@nordlys.example'): Promise<Employee> {
  const answer = await request.post('/api/auth/login', { data: { email, password: 'Benefits-2026' } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

/** Opens the page as that employee, who has chosen one of the two languages. */
export async function openAs(page: Page, { token, user }: Employee, address: string, locale: 'en-us' | 'da-dk' = 'en-us'): Promise<void> {
  await page.request.post('/api/user/language', { headers: { authorization: `Bearer ${token}` }, data: { language: locale } });
  await page.addInitScript(([storedUser, storedToken, storedLocale]) => {
    localStorage.setItem('portal.user', storedUser ?? '');
    localStorage.setItem('portal.token', storedToken ?? '');
    sessionStorage.setItem('portal.locale', storedLocale ?? '');
  }, [JSON.stringify({ ...user, language: locale }), token, locale]);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** No violation of WCAG on the page, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth)).toBeLessThanOrEqual(0);
}

/** Everything that the employee has ordered is taken back, so that a story starts from nothing. */
export async function withoutOrders(request: APIRequestContext, { token }: Employee): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await request.get('/api/employee/orders', { headers })).json();
  for (const { id, status } of data) if (status === 'ORDERED') await request.delete(`/api/employee/orders/${id}`, { headers });
}
