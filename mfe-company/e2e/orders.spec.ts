import { expect, test } from '@playwright/test';
import { expectAccessible, fullTest, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const mette = 'mette@nordlys.example';

test('the admin processes orders after the binding tick, and the file leaves after the hold', async ({
  page,
  request,
}) => {
  await openAs(page, await loggedIn(request, mette), '/company/orders');
  const rows = page.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Select \d/ })
    .nth(0)
    .check();
  await page
    .getByRole('checkbox', { name: /^Select \d/ })
    .nth(1)
    .check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Process 2 orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review before processing' });
  await expect(dialog.getByText('2 orders', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Process 2 orders' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Name of the order file').fill('November');
  await dialog.getByRole('checkbox', { name: 'I understand this is binding' }).check();
  await dialog.getByRole('button', { name: 'Process 2 orders' }).click();
  await expect(page.getByText('2 orders are processed.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.goto('/company/orderfiles');
  const file = page.getByRole('row', { name: /November-\d+\.csv/ });
  await expect(file).toContainText('TeleGros');
  await expect(async () => {
    await page.reload();
    await expect(file.getByText('Sent', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await expectAccessible(page);
  await file.getByRole('button', { name: /^Actions for November/ }).click();
  const arrived = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download' }).click();
  expect((await arrived).suggestedFilename()).toMatch(/^November-\d+\.csv$/);
});

fullTest(
  'an order opens in a drawer that the address keeps, and can be deleted with a reason',
  async ({ page, request }) => {
    await openAs(page, await loggedIn(request, mette), '/company/orders');
    const link = page.getByRole('row').nth(1).getByRole('link').first();
    const number = await link.innerText();
    await link.click();
    const drawer = page.getByRole('dialog', { name: `Order ${number}` });
    await expect(drawer.getByText('Draw per month')).toBeVisible();
    await expect(drawer.getByRole('list', { name: 'History of the order' })).toContainText('Ordered');
    await expectAccessible(page);
    await page.reload();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('button', { name: 'Delete order' }).click();
    const confirm = page.getByRole('dialog', { name: 'Delete 1 order' });
    await confirm.getByLabel(/Reason/).fill('Ordered by mistake');
    await confirm.getByRole('button', { name: 'Delete 1 order' }).click();
    await expect(confirm).toBeHidden();
    await expect(drawer.getByRole('list', { name: 'History of the order' })).toContainText('Ordered by mistake');
    await page.goto(`/company/orders?view=ALL&q=${number}`);
    await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Deleted');
  },
);

fullTest('lists of one employee and one subscription; phones and Danish', async ({ page, request }) => {
  const session = await loggedIn(request, mette);
  const headers = { authorization: `Bearer ${session.token}` };
  const {
    data: [first],
  } = await (await request.get('/api/company/orders', { headers })).json();
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, session, '/company/orders?view=ALL', 'da-dk');
  await expect(page.getByRole('heading', { name: 'Ordrer' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/company/employees/${first.employeeId}/orders`);
  await expect(page.getByRole('heading', { level: 1, name: first.employeeName })).toBeVisible();
  await page.goto(`/company/subscription/${first.subscriptionId}/orders`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goto('/company/orderfiles');
  await expect(page.getByRole('heading', { name: 'Ordrefiler' })).toBeVisible();
  await expectAccessible(page);
});
