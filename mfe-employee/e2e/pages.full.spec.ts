import { expect, test } from '@playwright/test';
import { expectAccessible, isFullRun, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';
import { seenOrder, anna } from './employee.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const headings = {
  'en-us': {
    welcome: 'Welcome, Anna',
    shop: 'Hi Anna. What do you need?',
    orders: 'My orders',
    payInFull: 'Pay in full',
    rma: 'Damage and repair',
  },
  'da-dk': {
    welcome: 'Velkommen, Anna',
    shop: 'Hej Anna. Hvad har du brug for?',
    orders: 'Mine bestillinger',
    payInFull: 'Betal det hele',
    rma: 'Skade og reparation',
  },
} as const;

for (const viewport of sizes) {
  // The short run takes each width and each language once.
  for (const locale of isFullRun
    ? (['en-us', 'da-dk'] as const)
    : ([viewport.width > 1000 ? 'en-us' : 'da-dk'] as const)) {
    test(`every page is accessible and fits at ${viewport.width} px in ${locale}`, async ({ page, request }) => {
      await page.setViewportSize(viewport);
      const session = await loggedIn(request, anna);
      await openAs(page, session, '/welcome', locale);
      await expect(page.getByRole('heading', { level: 1, name: headings[locale].welcome })).toBeVisible();
      await expectAccessible(page);

      await page.goto('/employee/catalogs');
      await expect(page.getByRole('heading', { level: 1, name: headings[locale].shop })).toBeVisible();
      const card = page.getByRole('main').getByRole('listitem').getByRole('link').first();
      await expect(card).toBeVisible();
      await expectAccessible(page);

      await card.click();
      await expect(page.getByRole('table')).toBeVisible();
      await expectAccessible(page);

      await page.goto('/employee/orders');
      await expect(page.getByRole('heading', { level: 1, name: headings[locale].orders })).toBeVisible();
      await expectAccessible(page);

      for (const [address, name] of [
        ['/employee/pif', headings[locale].payInFull],
        ['/employee/rma', headings[locale].rma],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expectAccessible(page);
      }
    });
  }
}

test('an order and its confirmation are accessible and fit, with an order to look at', async ({ page, request }) => {
  const session = await loggedIn(request, anna);
  const headers = { authorization: `Bearer ${session.token}` };
  const {
    data: [catalog],
  } = await (await request.get('/api/employee/catalogs', { headers })).json();
  const { data: cards } = await (
    await request.get(`/api/employee/products?subscriptionId=${catalog.subscriptionId}`, { headers })
  ).json();
  const free = cards.find((card: { takenBy: object | null; orderable: boolean }) => !card.takenBy && card.orderable);
  const body = await seenOrder(request, session, {
    subscriptionId: catalog.subscriptionId,
    productId: free.id,
    accessoryIds: [],
    months: catalog.periods[0],
    allRisk: false,
    employeeIns: false,
    acceptedRules: true,
  });
  const {
    data: { id },
  } = await (await request.post('/api/employee/orders', { headers, data: body })).json();
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await openAs(page, session, `/employee/orders/${id}`, 'da-dk');
    await page.getByRole('button', { name: 'Se hele beregningen' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Slet bestillingen' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.goto(`/employee/orders/${id}/confirmation`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
