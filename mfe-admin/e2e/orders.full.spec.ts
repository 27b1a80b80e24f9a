import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const karen = 'admin@portal.example';

test('the back office sees the orders of all companies, ships one and takes it back', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, karen), '/admin/orders?view=IN_PROCESS');
  const row = page.getByRole('row').nth(1);
  const number = await row.getByRole('link').first().innerText();
  await expectAccessible(page);
  await row.getByRole('button', { name: `Actions for order ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Ship', exact: true }).click();
  const ship = page.getByRole('dialog', { name: 'Ship 1 order' });
  await ship.getByLabel('SN/IMEI').fill('SN-BACK-OFFICE-1');
  await ship.getByRole('button', { name: 'Ship 1 order' }).click();
  await expect(ship).toBeHidden();

  await page.goto(`/admin/orders?q=${number}`);
  await row.getByRole('link', { name: number }).click();
  const drawer = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(drawer.getByRole('list', { name: 'Salary draws' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Change order' }).click();
  await page.getByRole('menuitem', { name: 'Undo shipping' }).click();
  const undo = page.getByRole('dialog', { name: 'Undo shipping of 1 order' });
  await undo.getByLabel(/Reason/).fill('Wrong phone');
  await undo.getByRole('button', { name: 'Undo shipping of 1 order' }).click();
  await expect(undo).toBeHidden();
  await expect(drawer.getByRole('list', { name: 'History of the order' })).toContainText('Wrong phone');
  await expect(drawer.getByText('Draws are planned when the order is shipped.')).toBeVisible();
});

test('orders and order files of one company; phones and Danish', async ({ page, request }) => {
  const session = await loggedIn(request, karen);
  const {
    data: [first],
  } = await (await request.get('/api/admin/orders', { headers: { authorization: `Bearer ${session.token}` } })).json();
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, session, `/admin/companies/${first.companyId}/orders`, 'da-dk');
  await expect(page.getByText(first.companyName).first()).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/companies/${first.companyId}/orderfiles`);
  await expect(page.getByRole('heading', { name: 'Ordrefiler' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
});
