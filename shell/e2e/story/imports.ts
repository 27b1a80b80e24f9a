import { expect, type Page } from '@playwright/test';

type Rows = { new: number; errors: number };
export type ImportedFile = {
  name: string;
  text: string;
  /** what each column is proposed to mean */
  recognised?: Record<string, string>;
  /** what we choose for columns that are not recognised */
  means?: Record<string, string>;
  /** label and choice of an option */
  options?: Record<string, string>;
  expected: Rows;
  /** row number as in the file, and why it is refused */
  refused?: { row: string; reason: string };
};

/** The wizard from the file to the result: columns, check without saving anything, import as a job. */
export async function importFile(
  page: Page,
  { name, text, recognised = {}, means = {}, options = {}, expected, refused }: ImportedFile,
): Promise<void> {
  await page
    .locator('input[type=file]:not([hidden])')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const result = page.getByRole('button', { name: /^Import \d+ changes?$/ });
  // A file that says all by itself is checked at once; its columns are one press away.
  await expect(page.getByRole('group', { name: 'Columns of the file' }).or(result)).toBeVisible();
  if (await result.isVisible()) await page.getByRole('button', { name: 'Change columns' }).click();
  await expect(page.getByRole('group', { name: 'Columns of the file' })).toBeVisible();
  const meaning = (column: string) => page.getByRole('combobox', { name: `${column} means` });
  for (const [column, field] of Object.entries(recognised))
    await expect(meaning(column).locator('option:checked')).toHaveText(field);
  for (const [column, field] of Object.entries(means)) await meaning(column).selectOption({ label: field });
  for (const [label, choice] of Object.entries(options)) await page.getByLabel(label).selectOption({ label: choice });
  await page.getByRole('button', { name: /^Check \d+ rows?$/ }).click();
  await page.getByRole('button', { name: /^Import \d+ changes?$/ }).waitFor();
  await expectCounts(page, expected);
  if (refused) {
    const row = page.getByRole('group', { name: 'Rows with errors' }).getByRole('row').nth(1);
    await expect(row).toContainText(refused.row);
    await expect(row).toContainText(refused.reason);
  }
  await page.getByRole('button', { name: /^Import \d+ changes?$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: `${expected.new} rows are imported.` })).toBeVisible({
    timeout: 60_000,
  });
  await expectCounts(page, expected);
}

async function expectCounts(page: Page, expected: Rows): Promise<void> {
  const count = (label: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('..')
      .locator('strong');
  await expect(count('New')).toHaveText(String(expected.new));
  await expect(count('Errors')).toHaveText(String(expected.errors));
}
