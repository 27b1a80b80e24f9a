import { expect, type Page } from '@playwright/test';
import { importFile } from './imports.ts';
import { chooseInMenu } from './people.ts';

const phones = [
  'Hylde;Navn;Netto;Vejl. pris;All risk;Fratrædelse',
  'PX128;Phone X;6.399,20;7.999,00;39,00;15,00',
  'PX128;Phone X again;6.399,20;7.999,00;39,00;15,00',
  'PB64;Phone B;5.000,00;6.250,00;39,00;15,00',
  '',
].join('\n');
const accessories = 'SKU,Name,Price,Retail\nCVR,Cover,199.20,249.00\nHEAD,Headphones,2800.80,3501.00\n';

/** A new catalog leads to its products. */
export async function createCatalog(page: Page): Promise<void> {
  await chooseInMenu(page, 'Catalogs');
  await page.getByRole('button', { name: 'New catalog' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New catalog' });
  await dialog.getByLabel('Catalog name').fill('Mobile');
  await dialog.getByLabel('Display name', { exact: true }).fill('Mobile phones');
  await dialog.getByRole('button', { name: 'Add catalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mobile phones' })).toBeVisible();
}

/** Phones with decimal comma; the repeated SKU is refused by row, the good rows are kept (scenarios 1 and 2). */
export async function importPhones(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Import products' }).click();
  await importFile(page, {
    name: 'phones.csv',
    text: phones,
    options: { Category: 'Mobile' },
    recognised: {
      Navn: 'Product name',
      Netto: 'Price ex VAT',
      'Vejl. pris': 'Retail price',
      'All risk': 'All-risk insurance a month',
      Fratrædelse: 'Termination insurance a month',
    },
    means: { Hylde: 'SKU' },
    expected: { new: 2, errors: 1 },
    refused: { row: '3', reason: 'PX128' },
  });
  await page.getByRole('link', { name: 'See products' }).click();
  const phoneX = page.getByRole('row', { name: /Phone X/ });
  await expect(phoneX).toContainText('PX128');
  await expect(phoneX).toContainText('6,399.20');
}

/** Accessories of the same catalog, with a decimal point. */
export async function importAccessories(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Accessories/ }).click();
  await page.getByRole('link', { name: 'Import accessories' }).click();
  await importFile(page, {
    name: 'accessories.csv',
    text: accessories,
    recognised: { SKU: 'SKU', Name: 'Product name', Price: 'Price ex VAT' },
    means: { Retail: 'Retail price' },
    expected: { new: 2, errors: 0 },
  });
  await page.getByRole('link', { name: 'See accessories' }).click();
  await expect(page.getByRole('row', { name: /Cover/ })).toContainText('199.20');
}

/** Nordlys gets the catalog (scenario 4). */
export async function assignCatalog(page: Page): Promise<void> {
  await chooseInMenu(page, 'Catalogs');
  await page.getByRole('button', { name: 'Actions for Mobile phones' }).click();
  await page.getByRole('menuitem', { name: 'Assigned companies' }).click();
  await page.getByRole('button', { name: 'Assign to companies' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Assign Mobile phones' });
  await dialog.getByRole('checkbox', { name: /Nordlys A\/S/ }).check();
  await dialog.getByRole('button', { name: 'Assign to 1 company' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Nordlys A/S' })).toBeVisible();
}

/** A wrong check digit is refused while typing; the right number ships the order (scenario 24). */
export async function ship(page: Page, employee: string, serialNumber: string, wrong?: string): Promise<void> {
  await chooseInMenu(page, 'Orders');
  const row = page.getByRole('row').filter({ hasText: employee });
  await row.getByRole('button', { name: /^Actions for order/ }).click();
  await page.getByRole('menuitem', { name: 'Ship' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship 1 order' });
  const button = dialog.getByRole('button', { name: 'Ship 1 order' });
  const box = dialog.getByLabel('SN/IMEI');
  if (wrong) {
    await button.click();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await box.fill(wrong);
    await button.click();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  }
  await box.fill(serialNumber);
  await button.click();
  await expect(dialog).toBeHidden();
}
