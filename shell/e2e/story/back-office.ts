import { expect, type Page } from '@playwright/test';

const said = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** All people of the story read English. */
async function chooseEnglish(page: Page): Promise<void> {
  for (const language of await page.getByRole('combobox', { name: 'Language' }).all())
    await language.selectOption({ label: 'English' });
}

/** Supplier TeleGros, a reseller, and the person who runs it. */
async function createSupplier(page: Page): Promise<void> {
  await page.goto('/admin/suppliers');
  await page.getByRole('link', { name: 'New supplier' }).first().click();
  await title(page, 'New supplier');
  await chooseEnglish(page);
  await page.getByLabel('Name').first().fill('TeleGros');
  await page.getByLabel('E-mail').first().fill('ordre@telegros.example');
  await page.getByRole('checkbox', { name: /^Reseller/ }).check();
  await page.getByLabel('Name').nth(1).fill('Jens Bro');
  await page.getByLabel('E-mail').nth(1).fill('jens@telegros.example');
  await page.getByRole('button', { name: 'Add supplier' }).click();
  await said(page, 'TeleGros is added and jens@telegros.example is invited');
}

/** Category Mobile: phone tax, scrap 5 %, two accessories worth at most 30 % of the price, serial number needed. */
async function createCategory(page: Page): Promise<void> {
  await page.goto('/admin/categories/create');
  await page.getByLabel('Name', { exact: true }).fill('Mobile');
  await page.getByRole('checkbox', { name: /^Needs a serial number/ }).check();
  await page.getByRole('checkbox', { name: /^Phone tax applies/ }).check();
  await page.getByLabel(/^Accessories at most/).fill('2');
  await page.getByLabel('Accessories, share of the price').fill('30');
  await page.getByLabel('Expected buy-out value').fill('5');
  await page.getByLabel('Added to the taxable income').selectOption({ label: 'A fixed amount a year (free phone)' });
  await page.getByLabel('Rules to accept, English').fill('You have use of the phone only.');
  await page.getByLabel('Rules to accept, Dansk').fill('Du har kun brugsret til telefonen.');
  await page.getByRole('button', { name: 'Add category' }).click();
  await said(page, 'Mobile is added');
}

/** Danløn, as its preset has it. */
async function createSalarySystem(page: Page): Promise<void> {
  await page.goto('/admin/salarysystems/create');
  await expect(page.getByText('12345678;1042;45;100;22893;22893')).toBeVisible();
  await page.getByRole('button', { name: 'Add salary system' }).click();
  await said(page, 'Danløn is added');
}

/** Nordlys A/S with its administrator Mette, who is pending until she accepts (scenario 5). */
async function createCompany(page: Page): Promise<void> {
  await page.goto('/admin/companies/create');
  await title(page, 'New company');
  await chooseEnglish(page);
  await page.getByLabel('Name').first().fill('Nordlys A/S');
  await page.getByLabel('CVR / VAT no.').fill('12345678');
  await page.getByRole('combobox', { name: 'Supplier' }).fill('TeleGros');
  await page
    .getByRole('option', { name: /TeleGros/ })
    .first()
    .click();
  await page.getByLabel('Name').nth(1).fill('Mette Krag');
  await page.getByLabel('E-mail', { exact: true }).fill('mette@nordlys.example');
  await page.getByLabel('Salary system').selectOption({ label: 'Danløn' });
  await page.getByRole('textbox', { name: 'Salary day' }).fill('20');
  await page.getByRole('radio', { name: /^Automatic/ }).check();
  await page.getByLabel(/^Wage code, gross draw/).fill('45');
  await page.getByRole('button', { name: 'Add company' }).click();
  await said(page, 'Nordlys A/S is added and mette@nordlys.example is invited');
  await page.goto('/admin/companies?q=12345678');
  await page.getByRole('button', { name: 'Actions for Nordlys A/S' }).click();
  await page.getByRole('menuitem', { name: 'Administrators' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'mette@nordlys.example' })).toContainText('Pending');
}

/** Supplier, category, salary system and company of the story. */
export async function setUpPortal(page: Page): Promise<void> {
  await createSupplier(page);
  await createCategory(page);
  await createSalarySystem(page);
  await createCompany(page);
}
