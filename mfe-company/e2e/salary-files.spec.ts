import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, fullTest, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

/** The demo companies: Nordlys draws on the 20th; Vindebro on the 30th, a day that February does not have. */
const mette = 'mette@nordlys.example';
const peder = 'peder@vindebro.example';

const signIn = async (page: Page, email: string, to: string) => openAs(page, await loggedIn(page.request, email), to);

async function speak(page: Page, language: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByLabel(/^(Language|Sprog)/)
    .click();
  await page.getByRole('button', { name: language, exact: true }).click();
}

const asOnPhone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });

fullTest('the calendar names the day that February does not have', async ({ page }) => {
  await signIn(page, peder, '/company/salaryfiles');
  const runs = page.getByRole('list', { name: 'Coming salary files' });
  await expect(runs.getByRole('listitem')).toHaveCount(6);
  await expect(runs.getByRole('listitem').filter({ hasText: '28 February 2027' })).toContainText(
    'Day 30 does not exist',
  );
  await expectAccessible(page);
});

fullTest('a coming run is stopped after a question, is listed as stopped, and is started again', async ({ page }) => {
  await signIn(page, peder, '/company/salaryfiles');
  const runs = page.getByRole('list', { name: 'Coming salary files' });
  await runs.getByRole('link', { name: '28 February 2027' }).click();
  await page.getByRole('button', { name: 'Stop this run' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Stop this run' }).click();
  await expect(page.getByText(/Peder .* stopped it on/)).toBeVisible();
  await expect(runs.getByRole('listitem').filter({ hasText: '28 February 2027' })).toContainText('Stopped');
  await expectAccessible(page);
  await asOnPhone(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start it again' }).click();
  await expect(page.getByRole('button', { name: 'Stop this run' })).toBeVisible();
});

fullTest(
  'a made file: what is fetched has the hash that is shown, and every draw opens into its lines',
  async ({ page }) => {
    await signIn(page, mette, '/company/salaryfiles?sort=batch');
    await page.getByRole('table', { name: 'Salary files' }).getByRole('link').first().click();
    await expect(page.getByText('This is the first file in DKK')).toBeVisible();
    await page.getByRole('button', { name: 'Download' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'The salary file itself' }).click(),
    ]);
    const hash = createHash('sha256')
      .update(await readFile(await download.path()))
      .digest('hex');
    await expect(page.getByText(hash)).toBeVisible();
    await page
      .getByRole('button', { name: /^Lines of the draw/ })
      .first()
      .click();
    await expect(page.getByRole('term').filter({ hasText: 'Price before subsidy' })).toBeVisible();
    await expectAccessible(page);
    await asOnPhone(page);
    await expectAccessible(page);
  },
);

test('a file by hand: looked at first, made once, approved, sent after a question, sent again after another', async ({
  page,
}) => {
  await signIn(page, mette, '/company/salaryfiles');
  await page.getByRole('button', { name: 'Create salary file' }).click();
  // Nothing is due in the demo world today, so it begins with the choice of days.
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /A range of days/ })).toBeChecked();
  await dialog.getByLabel('From').fill('2026-12-01');
  await dialog.getByLabel('To', { exact: true }).fill('2026-12-31');
  await page.getByLabel(/^Name/).fill('December, early');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preview the file' }).click();
  await expect(page.getByText('Difference to the last file')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Create file with \d+ rows$/ }).click();

  // What was made asks at once whether it leaves; one may look at it first.
  await expect(dialog.getByRole('button', { name: /^Approve and send to \d+ recipients?$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'December 2026, December, early' })).toBeVisible();
  const steps = page.getByRole('list', { name: 'Steps of the file' }).getByRole('listitem');
  await expect(steps).toContainText(['Made', 'To approve', 'Not sent yet']);
  await expect(page.getByRole('button', { name: 'Send to payroll' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Approve \d+ rows$/ }).click();
  await page.getByRole('button', { name: 'Send to payroll' }).click();
  await page.getByRole('button', { name: /^Send to \d+ recipients?$/ }).click();
  await expect(page.getByText(/is sent to payroll\./)).toBeVisible();
  await expect(steps).toContainText([/Made.*Mette Krag/, /Approved.*Mette Krag/, /Sent.*Mette Krag/]);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('dialog')).toContainText('Payroll gets the same bytes once more');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/company/salaryfiles?type=MANUAL');
  await expect(page.getByRole('row', { name: /December, early/ })).toContainText('Sent');
  await expect(page.getByText('1 salary file matches')).toBeVisible();
});

fullTest('the draws of a subscription by days and state, in Danish and on a phone', async ({ page }) => {
  await signIn(page, mette, '/company/subscription?sort=startDate');
  const edit = page.locator('a[href^="/company/subscription/edit/"]').first();
  const id = (await edit.getAttribute('href'))?.split('/').at(-1) ?? '';
  await page.goto(`/company/subscription/${id}/draws`);
  const table = page.getByRole('table', { name: 'Draws of the subscription' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('From').fill('2027-02-01');
  await page.getByLabel('To', { exact: true }).fill('2027-02-28');
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Planned' });
  await expect(page).toHaveURL(/from=2027-02-01&to=2027-02-28&status=PLANNED/);
  await expect(table.getByText('February 2027').first()).toBeVisible();
  await expect(table.getByText('January 2027')).toHaveCount(0);
  await expectAccessible(page);
  await speak(page, 'Dansk');
  await expect(page.getByRole('heading', { level: 1, name: 'Træk' })).toBeVisible();
  await asOnPhone(page);
  await expectAccessible(page);
  // Not under the row's action.
  const lines = page.getByRole('button', { name: /^Linjer i træk/ }).first();
  await lines.click();
  await expect(lines).toHaveAttribute('aria-expanded', 'true');
  // The language is the person's own and outlives this test.
  await speak(page, 'English');
});
