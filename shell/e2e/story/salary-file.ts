import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { chooseInMenu } from './people.ts';

const files = (page: Page) => page.getByRole('table', { name: 'Salary files' }).getByRole('row');

/** Opens the newest file, as soon as the list has so many and says that of it. */
async function openNewest(page: Page, count: number, says: string): Promise<void> {
  await expect(async () => {
    // A visit of its own: a list that was read before is shown for a minute without asking again.
    await page.goto('/');
    await chooseInMenu(page, 'Salary files');
    await expect(files(page)).toHaveCount(count + 1, { timeout: 3_000 });
    await expect(files(page).nth(1).getByText(says, { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await files(page).nth(1).getByRole('link').first().click();
}

async function expectBytes(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'The salary file itself' }).click(),
  ]);
  expect((await readFile(await download.path())).toString('latin1')).toBe(text);
}

/** The newest of so many salary files is sent, and what is downloaded has exactly these bytes (scenarios 26 and 27). */
export async function expectSalaryFile(page: Page, count: number, text: string): Promise<void> {
  await openNewest(page, count, 'Sent');
  await expectBytes(page, text);
}

/**
 * The mail server refused the newest file: its page says so, holds these bytes, and offers to send it by hand (scenario
 * 31).
 */
export async function expectUnsent(page: Page, count: number, text: string): Promise<void> {
  await openNewest(page, count, 'Sending failed');
  await expect(page.getByRole('list', { name: 'Steps of the file' })).toContainText('Sending failed');
  await expect(page.getByRole('button', { name: 'Send to payroll' })).toBeVisible();
  await expectBytes(page, text);
}

/** The mail server is back: the admin sends the same file once more, from its page (scenario 31). */
export async function sendAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send again' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Payroll gets the same bytes once more');
  await dialog.getByRole('button', { name: 'Send to 1 recipient' }).click();
  await expect(page.getByText(/ is sent to payroll\./)).toBeVisible({ timeout: 30_000 });
}
