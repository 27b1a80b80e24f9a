import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Scratch } from '../../api/test/recipes/scratch.ts';
import { publish } from '../deploy/publish.ts';
import { storeAt } from '../deploy/store-at.ts';
import { expectOneCopyOfEach, firstPage, signedInPage, type Role } from './federation-page.ts';
import { serveSite } from './static-site.ts';

const roles = Object.keys(firstPage) as Role[];
const ages = ['live', 'next'] as const;

/** The same parts with another Danish text each, built: what is deployed next. */
let next: Scratch;
const built = (part: string) => join(next.folder, part, 'dist');
const nextShell = (): string => JSON.parse(readFileSync(join(built('shell'), 'release.json'), 'utf8')).version;

test.describe('parts of different ages (FEDERATION 3.5)', () => {
  test.beforeAll(() => {
    test.setTimeout(900_000);
    next = new Scratch('next');
    const parts = ['shell', ...roles.map((role) => `mfe-${role}`)];
    // A remote's heading may be a feature's text.
    for (const folder of [...parts, ...globSync('shared-ui/features/*', { cwd: next.folder })]) {
      const texts = `${folder}/src/locales/da-dk.po`;
      next.write(texts, next.read(texts).replaceAll(/^msgstr "([^"{}\\]+)"$/gm, 'msgstr "$1\u00a0"'));
    }
    for (const part of parts) next.npm('build', { in: part });
  });

  for (const shell of ages)
    for (const remote of ages)
      for (const role of roles)
        test(`${role}: the ${shell} shell shows the ${remote} remote`, async ({ page }) => {
          const site = await serveSite();
          try {
            await publish({
              store: storeAt(site.folder),
              remotes: remote === 'next' ? [built(`mfe-${role}`)] : [],
              ...(shell === 'next' ? { shell: built('shell') } : {}),
            });
            const { errors, violations, requests } = await signedInPage(page, role, { language: 'da-dk' });
            await page.goto(site.url + firstPage[role]);
            const heading = page.locator('main').getByRole('heading', { level: 1 });
            await expect(heading).toBeVisible();
            expect((await heading.textContent())?.endsWith('\u00a0')).toBe(remote === 'next');
            expect(requests.some((address) => address.includes(`/shell/${nextShell()}/`))).toBe(shell === 'next');
            await expect(page.getByRole('button', { name: /^Log ud/ })).toBeVisible();
            await expect(page.locator('html')).toHaveAttribute('lang', 'da-dk');
            await expect(heading).toHaveCSS('font-family', /Albert Sans/);
            await expectOneCopyOfEach(page);
            expect([...errors, ...violations]).toEqual([]);
          } finally {
            await site.close();
          }
        });
});
