import type { Page } from '@playwright/test';

/** The company's admin in the demo world, who does and sees everything here. */
export const mette = 'mette@nordlys.example';

/** Chooses an entry of a row's menu by keyboard. */
export async function choose(page: Page, row: string, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${row}` }).press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}
