import { expect, type Page } from '@playwright/test';
import { openAs } from '../../../shared-ui/presets/browser.ts';
import { expectSoon, leave, type World } from './world.ts';

/** Anna accepts 4,974.94 before tax; the company makes it 6,218.68 after tax, and the row follows (scenario 58). */
export async function expectChangedKind(world: World, page: Page): Promise<void> {
  const { mette, people } = world;
  const { id } = await leave(world, people.anna);
  await openAs(page, people.anna.session, `/employee/pif?request=${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('DKK 6,218.68, deducted in October 2027.')).toBeVisible();
  await expect(dialog.getByText('DKK 4,974.94, deducted in October 2027.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Final salary, gross/ }).check();
  await dialog.getByRole('checkbox', { name: /^I accept the price/ }).check();
  await dialog.getByRole('button', { name: 'Accept DKK 4,974.94' }).click();
  await expect(dialog.getByText('Waits for the salary file')).toBeVisible();
  await expect(dialog.getByText('Deducted before tax')).toBeVisible();

  await openAs(page, mette.session, `/company/logs/pif?request=${id}`);
  await page.getByRole('button', { name: 'Change how it is paid' }).click();
  const change = page.getByRole('dialog', { name: 'Change how it is paid' });
  await change.getByRole('radio', { name: /^Final salary, net/ }).check();
  await expect(change.getByText('DKK 6,218.68')).toBeVisible();
  await change.getByRole('button', { name: 'Change and tell the employee' }).click();
  await expect(page.getByText('Deducted after tax')).toBeVisible();
  await expect(change).toHaveCount(0);
  await expect(page.getByRole('dialog')).toContainText('To payDKK 6,218.68');
}

/** October's file has the 6,218.68 with its own wage code, among what else is drawn of Anna (scenario 57). */
export async function expectInFile({ mette }: World, page: Page): Promise<void> {
  await openAs(page, mette.session, '/company/salaryfiles');
  const file = page.getByRole('link', { name: /^October 2027/ });
  await expectSoon(file);
  await file.click();
  await expect(page.getByRole('row').filter({ hasText: 'Anna Holm' }).filter({ hasText: '6,218.68' })).toBeVisible();
  const [{ id } = { id: '' }] = (
    await mette.ask<{ id: string; period: string }[]>('GET', '/company/salaryfiles')
  ).filter(({ period }) => period === '2027-10');
  const bytes = await page.request.get(`/api/company/salaryfiles/${id}/download`, {
    headers: { authorization: `Bearer ${mette.session.token}` },
  });
  expect(await bytes.text()).toContain('12345678;1042;48;100;621868;621868');
}

/** October's file is made: payroll is told by mail, and the company confirms Bo's 5,378.48 (scenario 59). */
export async function expectToldPayroll(world: World, page: Page): Promise<void> {
  const { mette, people } = world;
  const { id } = await leave(world, people.bo);
  await openAs(page, people.bo.session, `/employee/pif?request=${id}`);
  const dialog = page.getByRole('dialog');
  const told = 'DKK 5,378.48. The salary file of October 2027 is made: payroll is told by mail.';
  await expect(dialog.getByText(told)).toBeVisible();
  await dialog.getByRole('radio', { name: /^Final salary, net/ }).check();
  await dialog.getByRole('checkbox', { name: /^I accept the price/ }).check();
  await dialog.getByRole('button', { name: 'Accept DKK 5,378.48' }).click();
  await expect(dialog.getByText('Payroll was told by mail, and confirms it')).toBeVisible();
  await openAs(page, mette.session, `/company/logs/pif?request=${id}`);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog', { name: 'Mark as paid' }).getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText(/^12345678-2027-10-\d+$/)).toBeVisible();

  await page.goto('/company/salaryfiles');
  await page.getByRole('link', { name: /^October 2027/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Anna Holm' }).first()).toBeVisible();
  await expect(page.getByText('5,378.48')).toHaveCount(0);
}
