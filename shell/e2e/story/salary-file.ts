import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { chooseInMenu } from './people.ts';

/** The one salary file is sent, and what is downloaded has exactly these bytes (scenarios 26 and 27). */
export async function expectSalaryFile(page: Page, text: string): Promise<void> {
  const rows = page.getByRole('table', { name: 'Salary files' }).getByRole('row');
  await expect(async () => {
    await chooseInMenu(page, 'Home');
    await chooseInMenu(page, 'Salary files');
    await expect(rows).toHaveCount(2, { timeout: 3_000 });
    await expect(rows.nth(1).getByText('Sent', { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await rows.nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'The salary file itself' }).click()]);
  expect((await readFile(await download.path())).toString('latin1')).toBe(text);
}
