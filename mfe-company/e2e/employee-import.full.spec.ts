import { expect, test, type Page } from '@playwright/test';
import { loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

/** More than are imported while one waits for the answer: a job that the page watches. */
const people = 100_000;
const shown = people.toLocaleString('en-US');

const counted = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('..')
    .locator('strong');

test('a large file is imported as a job, also while the page is left, tells of every row, and is undone', async ({
  page,
  request,
}) => {
  test.setTimeout(people > 10_000 ? 900_000 : 180_000);
  const stamp = `${Date.now()}`;
  const lines = Array.from({ length: people }, (_, index) => {
    const number = `L${stamp}${String(index).padStart(6, '0')}`;
    return `${number};Åse Østergård ${index};l${stamp}.${index}@large.example;Afdeling ${index % 40}`;
  });
  // Two rows that must be refused, each with its number: a repeated employee number, and no e-mail address.
  lines.push(`L${stamp}000000;Bo;again${stamp}@large.example;Lager`, `L${stamp}x;Bo;nowhere;Lager`);
  await openAs(page, await loggedIn(request, 'mette@nordlys.example'), '/company/employees/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Medarbejdernr.;Navn;E-mail;Afdeling', ...lines].join('\r\n')),
    });
  const long = { timeout: people > 10_000 ? 300_000 : 60_000 };
  // Every column is known by its name, so the check follows the file at once.
  await page.getByRole('button', { name: /^Import [\d,]+ changes$/ }).waitFor(long);
  await expect(counted(page, 'New')).toHaveText(shown);
  await expect(counted(page, 'Errors')).toHaveText('2');
  const address = page.url();

  await page.getByRole('button', { name: /^Import [\d,]+ changes$/ }).click();
  await expect(
    page
      .getByText('You can leave this page')
      .or(page.getByText(`${shown} rows are imported.`))
      .first(),
  ).toBeVisible(long);
  await page.goto('/company/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(address);
  await expect(page.getByText(`${shown} rows are imported.`)).toBeVisible(long);
  await expect(counted(page, 'New')).toHaveText(shown);
  await expect(counted(page, 'Errors')).toHaveText('2');
  await expect(page.getByRole('group', { name: 'Rows with errors' }).getByRole('row').nth(1)).toContainText(
    (people + 2).toLocaleString('en-US'),
  );

  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Undo/ }).click();
  await expect(page.getByText(new RegExp(`${shown} .*removed`))).toBeVisible(long);
});
