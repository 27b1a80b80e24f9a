import { expect, type Page } from '@playwright/test';
import { chooseInMenu } from './people.ts';

/** Three orders at once, after "binding" (scenario 22). */
export async function processOrders(page: Page, names: readonly string[]): Promise<void> {
  await chooseInMenu(page, 'Orders');
  for (const name of names) await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Process 3 orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review before processing' });
  await dialog.getByRole('button', { name: 'Process 3 orders' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I understand this is binding' }).check();
  await dialog.getByRole('button', { name: 'Process 3 orders' }).click();
  await expect(page.getByText('3 orders are processed.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
}

/** An order's draws: how many, the first and the last, and the day on which it ends (scenarios 25 and 30). */
export async function expectDraws(
  page: Page,
  employee: string,
  draws: { count: number; first: string; last: string; amount: string; end: string },
): Promise<void> {
  await page.goto('/company/orders?view=SHIPPED');
  await page.getByRole('row').filter({ hasText: employee }).getByRole('link').first().click();
  const rows = page.getByRole('dialog').getByRole('list', { name: 'Salary draws' }).getByRole('listitem');
  await expect(rows).toHaveCount(draws.count);
  await expect(rows.first()).toContainText(draws.first);
  await expect(rows.first()).toContainText(draws.amount);
  await expect(rows.last()).toContainText(draws.last);
  await expect(page.getByRole('dialog')).toContainText(draws.end);
}
