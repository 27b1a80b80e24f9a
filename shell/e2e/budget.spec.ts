import { expect, test } from '@playwright/test';
import { isFullRun } from '../../shared-ui/presets/browser.ts';
import { meter, type Traffic } from '../bench/meter.ts';
import { firstPage, person, type Role } from './federation-page.ts';
import { serveSite, type StaticSite } from './static-site.ts';

/** The gates of PERFORMANCE 13 and 14, in kB as transferred and in requests; every byte counts, fonts and data too. */
const loginGate = { kB: 150, requests: 5 };
const firstViewGate = { kB: 220, requests: 18 };

let site: StaticSite;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(async () => site.close());

const say = (what: string, { kB, requests }: Traffic, gate: Traffic) =>
  console.log(`${what}: ${kB.toFixed(1)} kB, ${requests} requests (gate ${gate.kB} kB, ${gate.requests})`);

test('the login page stays within its budget', async ({ page }) => {
  const traffic = await meter(page);
  await page.goto(site.url, { waitUntil: 'networkidle' });
  const spent = traffic();
  say('login page', spent, loginGate);
  expect(spent.kB).toBeLessThanOrEqual(loginGate.kB);
  expect(spent.requests).toBeLessThanOrEqual(loginGate.requests);
});

const roles = Object.keys(firstPage) as Role[];
for (const role of isFullRun ? roles : roles.slice(0, 1)) {
  test(`${role}: from login to the first page stays within its budget`, async ({ page }) => {
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await page.evaluate(
      (user) => {
        localStorage.setItem('portal.user', user);
        localStorage.setItem('portal.token', 'a-token');
      },
      JSON.stringify({ ...person, role }),
    );
    const traffic = await meter(page);
    await page.goto(site.url + firstPage[role], { waitUntil: 'networkidle' });
    await expect(page.locator('main')).not.toBeEmpty();
    const spent = traffic();
    say(`${role} first page`, spent, firstViewGate);
    expect(spent.kB).toBeLessThanOrEqual(firstViewGate.kB);
    expect(spent.requests).toBeLessThanOrEqual(firstViewGate.requests);
  });
}
