import { expect, test } from '@playwright/test';
import { loggedIn, openAs } from '../../shared-ui/presets/browser.ts';
import { seenOrder, anna, withoutOrders } from './employee.ts';

const phone = 'Skær One 5G';

test.beforeEach(async ({ request }) => withoutOrders(request, await loggedIn(request, anna)));

test('Anna chooses a phone, sees every line of its price, orders, and takes it back (scenarios 12 to 19, 21)', async ({
  page,
  request,
}) => {
  await openAs(page, await loggedIn(request, anna), '/employee/catalogs');
  await page.getByRole('searchbox', { name: 'Search in all products' }).fill('One 5G');
  await page.getByRole('link', { name: new RegExp(`${phone}(?! Plus)`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: phone })).toBeVisible();

  await page.getByRole('checkbox', { name: /Leather cover/ }).check();
  const termination = page.getByRole('checkbox', { name: /^Termination insurance/ });
  await expect(termination).toHaveAccessibleDescription('Choose all-risk first: the two are only sold together.');
  await page.getByRole('button', { name: /^Order for/ }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByText('This field is required')).toBeVisible();

  await page.getByRole('checkbox', { name: /^All-risk insurance/ }).check();
  await termination.check();
  await expect(page.getByText('Before subsidy').locator('..')).toContainText('328.93');
  await expect(page.getByRole('row', { name: /^Less in your net pay/ })).toContainText('132.66');
  await expect(page.getByRole('row', { name: /^Less in your net pay/ })).toContainText('101.07');
  await expect(page.getByRole('row', { name: /^Net a month with phone tax/ })).toContainText('255.31');
  await expect(page.getByRole('row', { name: /^Saving, phone tax already paid/ })).toContainText('5,402.72');
  await expect(page.getByRole('row', { name: /^Saving with phone tax/ })).toContainText('2,459.12');

  // On paper the price stands beside the product as it does on the screen.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Before subsidy')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('checkbox', { name: /I accept the rules/ }).check();
  await page.getByRole('button', { name: 'Order for 228.93 a month' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is received' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the addendum (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^addendum-\d+\.pdf$/);

  await page.goto('/employee/catalogs');
  await expect(page.getByRole('link', { name: new RegExp(phone) }).first()).toContainText(
    'You have one in this category',
  );

  await page.goto('/employee/orders');
  await page
    .getByRole('link', { name: new RegExp(phone) })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Progress of the order' })).toContainText(
    'You accepted the addendum to your contract.',
  );
  await page.getByRole('button', { name: 'Delete the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the order' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Progress of the order' })).toContainText('Deleted');
});

test('the confirmation is in the mailbox, with the addendum attached', async ({ page, request }) => {
  const session = await loggedIn(request, anna);
  const headers = { authorization: `Bearer ${session.token}` };
  const {
    data: [catalog],
  } = await (await request.get('/api/employee/catalogs', { headers })).json();
  const {
    data: [card],
  } = await (await request.get('/api/employee/products?q=One+5G', { headers })).json();
  const body = await seenOrder(request, session, {
    subscriptionId: catalog.subscriptionId,
    productId: card.id,
    accessoryIds: [],
    months: 24,
    allRisk: false,
    employeeIns: false,
    acceptedRules: true,
  });
  const { data: order } = await (await request.post('/api/employee/orders', { headers, data: body })).json();
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(page.getByRole('link', { name: new RegExp(`order ${order.orderNumber}`, 'i') })).toHaveCount(2, {
      timeout: 500,
    });
  }).toPass();
  expect((await request.post('/api/employee/orders', { headers, data: body })).status()).toBe(409);
});
