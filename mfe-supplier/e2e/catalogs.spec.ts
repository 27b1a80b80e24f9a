import { expect, test } from '@playwright/test';
import { expectAccessible, fullTest, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const tele = 'tele@telegros.example';
const stamp = () => `${Date.now().toString(36)}${test.info().retry}`;

test('a catalog from its names to a product that employees see, and back', async ({ page, request }) => {
  const name = `Phones ${stamp()}`;
  await openAs(page, await loggedIn(request, tele), '/supplier/catalogs');
  await expect(page.getByRole('link', { name: 'Mobile og PC' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New catalog' }).click();
  const dialog = page.getByRole('dialog', { name: 'New catalog' });
  await dialog.getByRole('button', { name: 'Add catalog' }).click();
  await expect(dialog.getByRole('link', { name: 'A catalog name is required.' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Catalog name').fill(name);
  await dialog.getByLabel('Display name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Add catalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('No products yet')).toBeVisible();

  await page.getByRole('button', { name: 'New product' }).click();
  const drawer = page.getByRole('dialog', { name: 'New product' });
  await drawer.getByLabel('Name', { exact: true }).fill('Phone Ø');
  await drawer.getByLabel('SKU', { exact: true }).fill('PH-1');
  await drawer.getByLabel('Price ex VAT').fill('6,399.20');
  await drawer.getByLabel('Category').selectOption('Mobile');
  await drawer.getByRole('button', { name: 'Add product' }).click();
  const row = page.getByRole('row', { name: /Phone Ø/ });
  await expect(row).toContainText('6,399.20');

  await row.getByRole('link', { name: 'Phone Ø' }).click();
  const editor = page.getByRole('dialog', { name: 'Phone Ø' });
  await editor.getByLabel('Price ex VAT').fill('6,999.00');
  await editor.getByText('Attributes', { exact: true }).click();
  await editor.getByLabel('Colour').fill('Fjord');
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Save product' }).click();
  await expect(row).toContainText('6,999.00');

  await row.getByRole('button', { name: 'Actions for Phone Ø' }).click();
  await page.getByRole('menuitem', { name: 'Hide from employees' }).click();
  await expect(row).toContainText('Hidden');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete 1 product' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete product' }).click();
  await expect(page.getByText('No products yet')).toBeVisible();
});

fullTest('an accessory is mapped to a product of the catalog', async ({ page, request }) => {
  const sku = `ACC-${stamp()}`;
  await openAs(page, await loggedIn(request, tele), '/supplier/catalogs');
  await page.getByRole('link', { name: 'Mobile og PC' }).click();
  await page.getByRole('link', { name: 'Accessories' }).click();
  await page.getByRole('button', { name: 'New accessory' }).click();
  const drawer = page.getByRole('dialog', { name: 'New accessory' });
  await drawer.getByLabel('Name', { exact: true }).fill(`Strap ${sku}`);
  await drawer.getByLabel('SKU', { exact: true }).fill(sku);
  await drawer.getByLabel('Price ex VAT').fill('100');
  await drawer.getByRole('radio', { name: 'Chosen products' }).check();
  await drawer.getByRole('combobox', { name: 'Add a product' }).fill('Skær Mini');
  await page.getByRole('option', { name: /Skær Mini/ }).click();
  await expect(drawer.getByRole('button', { name: 'Take out Skær Mini' })).toBeFocused();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Add accessory' }).click();
  const row = page.getByRole('row', { name: new RegExp(sku) });
  await expect(row).toContainText('1 product');
  await row.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete accessory' }).click();
  await expect(row).toBeHidden();
});

fullTest(
  'a reseller assigns a catalog and takes it back; one that is in use stays, and the dialog says so',
  async ({ page, request }) => {
    const name = `Tablets ${stamp()}`;
    await openAs(page, await loggedIn(request, tele), '/supplier/catalogs');
    await page.getByRole('button', { name: 'New catalog' }).click();
    await page.getByLabel('Catalog name').fill(name);
    await page.getByLabel('Display name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Add catalog' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Catalogs' }).click();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Assigned companies' }).click();
    await expect(page.getByText('No company has this catalog')).toBeVisible();
    await page.getByRole('button', { name: 'Assign to companies' }).first().click();
    await page.getByRole('checkbox', { name: /Nordlys A\/S/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Assign to 1 company' }).click();
    await expect(page.getByRole('row', { name: /Nordlys A\/S/ })).toContainText('None');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Actions for Nordlys A/S' }).click();
    await page.getByRole('menuitem', { name: 'Unlink' }).click();
    await page.getByRole('button', { name: 'Unlink catalog' }).click();
    await expect(page.getByText('No company has this catalog')).toBeVisible();

    await page.goto('/supplier/companies');
    await page.getByRole('button', { name: 'Actions for Nordlys A/S' }).click();
    await page.getByRole('menuitem', { name: 'Catalogs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Catalogs of Nordlys A/S' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Unlink Mobile og PC' }).click();
    const needed = page.getByRole('dialog', { name: 'Nordlys A/S needs Mobile og PC' });
    await expect(needed.getByText(/1 open subscription offers it/)).toBeVisible();
    await expect(needed.getByRole('button', { name: 'Unlink catalog' })).toHaveCount(0);
    await expectAccessible(page);
  },
);

fullTest('the export is a file of what the filter leaves', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, tele), '/supplier/catalogs');
  await page.getByRole('link', { name: 'Mobile og PC' }).click();
  await page.getByRole('searchbox').fill('Skær');
  await expect(page.getByText('4 products')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const arrived = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  expect((await arrived).suggestedFilename()).toBe('products.csv');
});

fullTest('on a phone and in Danish: list, products, drawer, companies', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await loggedIn(request, tele), '/supplier/catalogs', 'da-dk');
  await expect(page.getByRole('heading', { level: 1, name: 'Kataloger' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mobile og PC' }).click();
  await expect(page.getByText('6.399,20')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Skær One 5G', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Pris ekskl. moms')).toHaveValue('6.399,20');
  await expectAccessible(page);
  await page.goto(page.url().replace(/products.*$/, 'assigned-companies'));
  await expect(page.getByRole('heading', { level: 1, name: 'Tildelte virksomheder' })).toBeVisible();
  await expectAccessible(page);
});
