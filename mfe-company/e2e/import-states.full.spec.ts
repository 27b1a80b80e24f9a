import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';
import { callerOf, signedInByMail } from '../../shared-ui/presets/caller.ts';

/** What may happen to an employee import while it is made: nothing typed is lost, and what a page says is so. */
const mette = 'mette@nordlys.example';
const stampOf = () => `${Date.now()}`.slice(-7);
/** Columns that the portal neither knows nor remembers from another file, so that they are given a meaning. */
const people = (stamp: string) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      `Løbenr ${stamp};Navn;E-mail;Hold ${stamp}`,
      ...[1, 2, 3].map((n) => `S${stamp}${n};Åse Østergård ${stamp} ${n};s${stamp}.${n}@states.example;Lager`),
    ].join('\r\n'),
  ),
});
const fileField = (page: Page) => page.locator('input[type=file]');
const counted = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('..')
    .locator('strong');

const means = (page: Page, column: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${column} \\d+ means$`), includeHidden: true });

/** From the columns to what the check says. */
async function check(page: Page): Promise<void> {
  await means(page, 'Løbenr').selectOption({ label: 'Employee number' });
  await means(page, 'Hold').selectOption({ label: 'Department' });
  await page.getByRole('button', { name: 'Check 3 rows' }).click();
}

test('the session ends between mapping and check: after the overlay the check goes on with what was mapped', async ({
  page,
  request,
}) => {
  await openAs(page, await loggedIn(request, mette), '/company/employees/import');
  await fileField(page).setInputFiles(people(stampOf()));
  await means(page, 'Løbenr').waitFor();
  await page.route(
    '**/api/company/imports/*/check',
    (route) => route.fulfill({ status: 401, json: { message: 'jwt expired', requestId: 'test' } }),
    { times: 1 },
  );
  await check(page);
  const overlay = page.getByRole('dialog', { name: 'Your session has expired, please log in again.' });
  await expect(overlay).toBeVisible();
  await expect(means(page, 'Hold').locator('option:checked')).toHaveText('Department');
  await overlay.getByLabel('Password', { exact: true }).fill('Benefits-2026');
  await overlay.getByRole('button', { name: 'Log in and continue' }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('button', { name: 'Import 3 changes' })).toBeVisible();
  await expect(counted(page, 'New')).toHaveText('3');
});

test('an import survives a lost network: said clearly, resumed, found again after leaving', async ({
  page,
  request,
}) => {
  const stamp = stampOf();
  let isCut = true;
  let isHeld = true;
  await openAs(page, await loggedIn(request, mette), '/company/employees/import');
  await page.route('**/api/company/imports**', async (route) => {
    if (isCut) return route.abort();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { status?: string } };
    // The job of a small file is over at once; it is shown as running until it is let go.
    if (isHeld && body.data.status === 'DONE') body.data.status = 'RUNNING';
    return route.fulfill({ response: answer, json: body });
  });
  await fileField(page).setInputFiles(people(stamp));
  await expect(page.getByText('The portal cannot be reached right now. Try again in a moment.').first()).toBeVisible();
  await expectAccessible(page);
  isCut = false;
  await page.getByRole('button', { name: 'Send people.csv again' }).click();
  await check(page);
  await page.getByRole('button', { name: 'Import 3 changes' }).click();
  await expect(page.getByText('You can leave this page')).toBeVisible();
  isCut = true;
  await expect(page.getByText('The import could not be loaded.')).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  isCut = false;
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByText('The import could not be loaded.')).toBeHidden();
  await page.goto('/company/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('You can leave this page')).toBeVisible();
  isHeld = false;
  await expect(page.getByText('3 rows are imported.')).toBeVisible();
});

test('a cancelled import adds no employee, and the file can still be used', async ({ page, request }) => {
  const stamp = stampOf();
  await openAs(page, await loggedIn(request, mette), '/company/employees/import');
  await fileField(page).setInputFiles({ ...people(stamp), name: `cancelled-${stamp}.csv` });
  await means(page, 'Løbenr').waitFor();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/company\/employees$/);
  await page.goto(`/company/employees?q=${encodeURIComponent(`Østergård ${stamp}`)}`);
  await expect(
    page
      .getByText('0 employees match')
      .or(page.getByRole('button', { name: 'Clear filters' }))
      .first(),
  ).toBeVisible();
  await page.goto('/company/employees/import');
  const row = page
    .getByRole('table', { name: 'Earlier imports' })
    .getByRole('row', { name: new RegExp(`cancelled-${stamp}`) });
  await expect(row).toContainText('Not checked yet');
  await row.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Check 3 rows' })).toBeVisible();
});

test('two admins import the same file at once: each person is there once, and both see the rows', async ({
  page,
  request,
  browser,
}) => {
  const stamp = stampOf();
  const session = await loggedIn(request, mette);
  const company = callerOf(request, session.token);
  const email = `second.${stamp}@nordlys.example`;
  const { id } = await company<{ id: string }>('POST', '/company/employees', {
    name: `Second Admin ${stamp}`,
    email,
    role: 'COMPANY',
  });
  await company('POST', '/company/employees/invitations', { employeeIds: [id] });
  const other = await browser.newPage();
  await Promise.all([
    openAs(page, session, '/company/employees/import'),
    openAs(other, await signedInByMail(request, email), '/company/employees/import'),
  ]);
  const both = [page, other];
  await Promise.all(
    both.map(async (one) => {
      await fileField(one).setInputFiles(people(stamp));
      await check(one);
      await expect(counted(one, 'New')).toHaveText('3');
    }),
  );
  await Promise.all(both.map((one) => one.getByRole('button', { name: 'Import 3 changes' }).click()));
  const ends = await Promise.all(
    both.map(async (one) => {
      await expect(one.getByText(/rows? (is|are) imported\./)).toBeVisible();
      return Promise.all(['New', 'Changed', 'Unchanged', 'Errors'].map((label) => counted(one, label).innerText()));
    }),
  );
  expect(ends.toSorted()).toEqual([
    ['0', '0', '3', '0'],
    ['3', '0', '0', '0'],
  ]);
  await other.close();
  expect(
    await company<{ name: string }[]>('GET', `/company/employees?q=${encodeURIComponent(`Østergård ${stamp}`)}`),
  ).toHaveLength(3);
});
