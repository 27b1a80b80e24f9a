import { expect, type Page } from '@playwright/test';
import { openAs } from '../../../shared-ui/presets/browser.ts';
import { newestMail } from '../story/portal.ts';
import { expectSoon, type Named, type World } from './world.ts';

/** January is in a file. Day 30: January stays on the 20th, February becomes its last day (scenario 79). */
export async function expectMovedDays({ mette, subscriptionId }: World, page: Page): Promise<void> {
  await openAs(page, mette.session, '/company/salaryfiles');
  await expectSoon(page.getByRole('link', { name: /^January 2027/ }));
  const choose = async (day: string) => {
    await page.goto('/company/settings');
    await page.getByLabel('Salary day of the month').fill(day);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('The settings are saved')).toBeVisible();
  };
  await choose('30');
  await page.goto(`/company/subscription/${subscriptionId}/draws?q=Anna&sort=period`);
  for (const day of ['20 January 2027', '28 February 2027', '30 March 2027'])
    await expect(page.getByRole('cell', { name: day, exact: true })).toBeVisible();
  await choose('20');
}

/**
 * With a ceiling of 1, April's file takes February and April of each, and March waits; May's takes March and May
 * (scenario 78).
 */
export async function expectOneOlderMonth({ mette }: World, page: Page, period: 'April' | 'May'): Promise<void> {
  const older = period === 'April' ? 'February 2027' : 'March 2027';
  await openAs(page, mette.session, '/company/salaryfiles');
  const file = page.getByRole('link', { name: new RegExp(`^${period} 2027`) });
  await expectSoon(file);
  if (period === 'April') {
    const { text } = await newestMail(page.request, mette.email, /^salary-file-later$/);
    expect(text).toContain('10 older draws');
  }
  await file.click();
  const rows = page.getByRole('row').filter({ hasText: 'Anna Holm' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: `for ${older}` })).toContainText('228.93');
  const [{ id } = { id: '' }] = await mette.ask<Named[]>('GET', '/company/salaryfiles');
  const bytes = await page.request.get(`/api/company/salaryfiles/${id}/download`, {
    headers: { authorization: `Bearer ${mette.session.token}` },
  });
  for (const line of ['12345678;1042;45;200;22893;45786', '12345678;1043;45;200;16663;33326'])
    expect(await bytes.text()).toContain(line);
}

/** Nordlys pays in DKK: a catalog in SEK cannot be ticked for it, and says why (scenario 80). */
export async function expectOneCurrency({ jens, companyId }: World, page: Page): Promise<void> {
  const { id } = await jens.ask<Named>('POST', '/supplier/catalogs', {
    catalogName: 'Kronor',
    displayName: 'Kronor',
    currency: 'SEK',
  });
  await openAs(page, jens.session, `/supplier/catalogs/Kronor/${id}/assigned-companies`);
  await page.getByRole('button', { name: 'Assign to companies' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Assign Kronor' });
  await expect(dialog.getByRole('checkbox', { name: /Nordlys A\/S/ })).toBeDisabled();
  await expect(dialog.getByText('Pays in DKK, the catalog is in SEK.')).toBeVisible();
  const sent = await page.request.post(`/api/supplier/catalogs/${id}/companies`, {
    headers: { authorization: `Bearer ${jens.session.token}` },
    data: { companyIds: [companyId] },
  });
  expect([sent.status(), ((await sent.json()) as { message: string }).message]).toEqual([409, 'currency-differs']);
}
