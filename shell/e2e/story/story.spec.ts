import { expect, test, type Page } from '@playwright/test';
import { createCategory, createCompany, createSalarySystem, createSupplier } from './back-office.ts';
import { acceptInvitation, faults, newPerson } from './people.ts';
import { firstAdmin, newPortal, type StoryPortal } from './portal.ts';

/** The product's main job by hand, from an empty portal to the salary file, with the exact numbers of RULES 7. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let portal: StoryPortal;
const people = {} as Record<'office' | 'jens' | 'mette' | 'anna' | 'bo', Page>;

/** Another day. Nobody has a page open meanwhile. */
async function itIs(now: string): Promise<void> {
  for (const page of Object.values(people)) await page.goto('about:blank');
  await portal.startOn(now);
}

test.beforeAll(async ({ browser }) => {
  for (const name of ['office', 'jens', 'mette', 'anna', 'bo'] as const) people[name] = await newPerson(browser);
  portal = await newPortal();
  await itIs('2026-11-02T08:00:00Z');
});
test.afterAll(async () => {
  for (const page of Object.values(people)) await page.context().close();
  await portal?.end();
});
test.afterEach(() => expect(faults).toEqual([]));

test('2 November: back office makes supplier, category, salary system and company', async () => {
  const { office } = people;
  await acceptInvitation(office, firstAdmin);
  await createSupplier(office);
  await createCategory(office);
  await createSalarySystem(office);
  await createCompany(office);
});
