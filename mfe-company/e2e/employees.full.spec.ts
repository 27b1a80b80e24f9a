import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';
import { callerOf } from '../../shared-ui/presets/caller.ts';

const mette = 'mette@nordlys.example';

test('add, find, edit and invite an employee', async ({ page, request }) => {
  const stamp = `${test.info().workerIndex}-${test.info().retry}`;
  await openAs(page, await loggedIn(request, mette), '/company/employees');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add employee' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add employee' });
  await drawer.getByRole('button', { name: 'Add employee' }).click();
  await expect(drawer.getByRole('alert').getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  await drawer.getByLabel('Name', { exact: true }).fill(`Søren Åkjær ${stamp}`);
  await drawer.getByLabel('E-mail', { exact: true }).fill(mette);
  await drawer.getByLabel('E-mail', { exact: true }).fill(`soren.${stamp}@nordlys.example`);
  await drawer.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText(`Søren Åkjær ${stamp} is added`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Name, number or e-mail' }).fill('åkjær');
  const row = page.getByRole('row', { name: new RegExp(`Søren Åkjær ${stamp}`) });
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Søren Åkjær ${stamp}` })).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: `Søren Åkjær ${stamp}` });
  await editor.getByLabel(/Department/).fill('Lager');
  await editor.getByRole('button', { name: 'Save employee' }).click();
  await expect(editor).toBeHidden();
  await expect(row).toContainText('Lager');

  await row.getByRole('checkbox').check();
  // On a phone, and enlarged to 400 %, every act on what is ticked is within reach.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const act of ['Set department', 'Send login links', 'Invite 1 employee'])
    await expect(page.getByRole('button', { name: act })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Invite 1 employee' }).click();
  await expect(page.getByRole('group', { name: 'Preview of the mail' })).toBeVisible();
  await page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(page.getByText('1 e-mail is sent.')).toBeVisible();
});

test('an exit date lies in the future, and Back asks before it closes a form with changes', async ({
  page,
  request,
}) => {
  await openAs(page, await loggedIn(request, mette), '/company/employees?q=anna');
  await page.getByRole('button', { name: 'Actions for Anna Holm' }).click();
  await page.getByRole('menuitem', { name: 'Set exit date' }).click();
  const exit = page.getByRole('dialog', { name: /Exit date for/ });
  await exit.getByLabel('Exit date').fill('2026-11-01');
  await exit.getByRole('radio', { name: 'Resignation' }).check();
  await exit.getByRole('button', { name: 'Save exit date' }).click();
  await expect(exit.getByText('Choose a day in the future.').first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(exit).toBeHidden();
});

test('the export holds what the filters show', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, mette), '/company/employees?q=anna');
  await page.getByRole('button', { name: 'Export' }).click();
  const arrived = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  expect((await arrived).suggestedFilename()).toBe('employees-2026-11-20.csv');
});

test('a person’s data are handed out; a deletion first says what goes and what stays, and asks for the number', async ({
  page,
  request,
}) => {
  await openAs(page, await loggedIn(request, mette), '/company/employees?q=anna');
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'Actions for Anna Holm' }).press('Enter');
    await page.getByRole('menuitem', { name: entry }).press('Enter');
  };
  await choose('Download personal data');
  await expectAccessible(page);
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).press('Enter');
  expect((await arrived).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByText('The personal data of Anna Holm are downloaded')).toBeVisible();
  await choose('Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete Anna Holm?' });
  await expect(
    dialog.getByText(/phone numbers, private e-mail, .* the login to this company, and mails to this person/),
  ).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Kept' })).toBeVisible();
  await dialog.getByLabel('Type 1042 to confirm').fill('1043');
  await dialog.getByRole('button', { name: 'Delete employee' }).press('Enter');
  await expect(dialog.getByText('Type 1042 exactly as it stands here.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Anna Holm' })).toBeFocused();
});

test('on a phone and in Danish: list and drawer', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await loggedIn(request, mette), '/company/employees', 'da-dk');
  await expect(page.getByRole('heading', { name: 'Medarbejdere' })).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rediger' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Navn', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a person’s months are drawn sideways in their card, the page is not', async ({ page, request }) => {
  const session = await loggedIn(request, mette);
  const [order] = await callerOf(request, session.token)<{ employeeId: string }[]>(
    'GET',
    '/company/orders?sort=orderDate',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, session, `/company/employees/${order!.employeeId}`);
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
