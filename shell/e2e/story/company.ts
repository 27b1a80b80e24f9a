import { expect, type Page } from '@playwright/test';
import { importFile } from './imports.ts';
import { chooseInMenu } from './people.ts';

const people = [
  'Medarbejdernr.;Navn;E-mail;Afdeling',
  '1042;Anna Holm;anna@nordlys.example;Salg',
  '1043;Bo Lund;bo@nordlys.example;Salg',
  '1042;Carl Bo;carl@nordlys.example;IT',
  '',
].join('\n');

/** Employees from a file whose columns are recognised; a used number is refused by row (scenario 7). */
export async function importEmployees(page: Page): Promise<void> {
  await chooseInMenu(page, 'Employees');
  await page.getByRole('link', { name: 'Import' }).first().click();
  await importFile(page, {
    name: 'people.csv',
    text: people,
    expected: { new: 2, errors: 1 },
    refused: { row: '4', reason: '1042' },
  });
  await page.getByRole('link', { name: 'See employees' }).click();
  await expect(page.getByRole('row', { name: /Anna Holm/ })).toContainText('1042');
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** "Mobile 2027" in six steps; without an address it cannot go on (scenarios 8 to 10). */
export async function createSubscription(page: Page): Promise<void> {
  await chooseInMenu(page, 'Subscriptions');
  await page.getByRole('link', { name: 'New subscription' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Mobile 2027');
  await page.getByLabel('Opens for orders').fill('2026-11-16');
  await page.getByLabel('Last day for orders').fill('2026-11-30');
  await page.getByLabel('Salary draws from').fill('2027-01-01');
  await next(page);
  await page.getByRole('checkbox', { name: /Mobile phones/ }).check();
  await page.getByLabel(/^Subsidy a year, ex VAT/).fill('1200.00');
  await next(page);
  await chooseOnlyMonths(page, 24);
  await expect(page.getByRole('checkbox', { name: /Employee termination insurance/ })).toBeDisabled();
  await page.getByRole('checkbox', { name: /All-risk insurance/ }).check();
  await page.getByRole('checkbox', { name: /Employee termination insurance/ }).check();
  await next(page);
  const everyone = page.getByRole('switch', { name: /All employees/ });
  if (!(await everyone.isChecked())) await everyone.click();
  await expect(page.getByText('2 employees will be invited')).toBeVisible();
  await next(page);
  await page.getByRole('radio', { name: /A company address/ }).check();
  await next(page);
  await expect(page.getByText('Select an address.').first()).toBeVisible();
  await addAddress(page);
  await next(page);
  await page.getByRole('button', { name: /^Create and invite 2 on / }).click();
  await expect(page.getByText('Mobile 2027 is created.', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /Mobile 2027/ })).toContainText('Upcoming');
}

async function chooseOnlyMonths(page: Page, months: number): Promise<void> {
  for (const box of await page
    .getByRole('group', { name: 'Months an employee can choose' })
    .getByRole('checkbox')
    .all())
    await box.uncheck();
  await page.getByRole('checkbox', { name: `${months} months`, exact: true }).check();
}

async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  for (const [label, value] of [
    ['Name', 'Nordlys A/S'],
    ['Address', 'Rådhuspladsen 1'],
    ['Postal code', '8000'],
    ['City', 'Aarhus'],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByLabel('Country').selectOption('DK');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
}

/** On its first day the subscription is active and both are invited (scenario 10). */
export async function expectActive(page: Page): Promise<void> {
  await page.goto('/company/subscription');
  const row = page.getByRole('row', { name: /Mobile 2027/ });
  await expect(row).toContainText('Active');
  await row.getByRole('link', { name: 'Mobile 2027' }).click();
  for (const name of ['Anna Holm', 'Bo Lund'])
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Invited');
}

/**
 * A new employee joins a subscription that has orders already, and is invited while the list is looked at (scenario
 * 36).
 */
export async function addLate(page: Page, person: { name: string; email: string; employNo: string }): Promise<void> {
  await page.goto('/company/employees?employee=new');
  const drawer = page.getByRole('dialog', { name: 'Add employee' });
  await drawer.getByLabel('Name', { exact: true }).fill(person.name);
  await drawer.getByLabel('E-mail', { exact: true }).fill(person.email);
  await drawer.getByLabel('Employee number').fill(person.employNo);
  await drawer.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toContainText(person.employNo);
  await chooseInMenu(page, 'Subscriptions');
  await page
    .getByRole('row', { name: /Mobile 2027/ })
    .getByRole('link', { name: 'Mobile 2027' })
    .click();
  await page.getByRole('button', { name: 'Add employees' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add employees' });
  const field = dialog.getByRole('combobox', { name: 'Add by name, number or e-mail' });
  await field.fill(person.name);
  // The list is drawn anew when the answer to what was typed comes; a press in that moment would be lost.
  await expect(field).not.toHaveAttribute('aria-busy', 'true');
  await page.getByRole('option', { name: new RegExp(person.name) }).click();
  await dialog.getByRole('button', { name: 'Show whom it reaches' }).click();
  await page.getByRole('button', { name: 'Add 1 employee' }).click();
  await expect(
    page.getByRole('row', { name: new RegExp(person.name) }).getByText('Invited', { exact: true }),
  ).toBeVisible({ timeout: 60_000 });
}
