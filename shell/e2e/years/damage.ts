import { expect, type Page } from '@playwright/test';
import { expectAccessible, openAs } from '../../../shared-ui/presets/browser.ts';
import type { Named, Orderer, World } from './world.ts';

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const report = ({ ask, orderId }: Orderer, kind: string, incidentDate: string, whatHappened: string) =>
  ask<Named>('POST', '/employee/rma', { orderId, kind, incidentDate, whatHappened });

/**
 * Bo's broken screen as TeleGros works on it: queue, request, question, answer with a photo, another phone. The old
 * number stays, and so do his draws of 166.63 (scenarios 48 and 69).
 */
export async function expectReplacement({ jens, people: { bo } }: World, page: Page): Promise<void> {
  const { id } = await report(bo, 'DAMAGED', '2027-05-03', 'The screen broke.');
  await openAs(page, jens.session, '/supplier/rma');
  const fresh = page.getByRole('region', { name: 'New and answered' });
  await expect(fresh.getByRole('link', { name: /Bo Lund/ })).toContainText('The screen broke.');
  await fresh.getByRole('link', { name: /Bo Lund/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bo Lund, order \d+$/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Does it still turn on?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Does it still turn on?' })).toBeVisible();

  await openAs(page, bo.session, '/employee/rma');
  await expect(page.getByText('1 new message')).toBeVisible();
  await page.goto(`/employee/rma?request=${id}`);
  const own = page.getByRole('dialog');
  await own.getByRole('textbox', { name: 'Your message' }).fill('Yes, it does.');
  await own.getByRole('button', { name: 'Send', exact: true }).first().click();
  await expect(own.getByRole('listitem').filter({ hasText: 'Yes, it does.' })).toBeVisible();
  await own.locator('input[type=file]').setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: photo });
  await expect(own.getByRole('button', { name: 'Show photo 1' })).toBeVisible();

  await openAs(page, jens.session, `/supplier/rma/${id}`);
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, it does.' })).toBeVisible();
  await page.getByRole('button', { name: 'Received' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Received' }).click();
  await page.getByRole('radio', { name: /^Replace/ }).check();
  await page.getByLabel('New SN/IMEI').fill('356938035643809');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve the replacement' }).click();
  const fact = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd[1]');
  await expect(fact('SN/IMEI before')).toHaveText('490154203237518');
  await expect(fact('SN/IMEI')).toHaveText('356938035643809');

  await openAs(page, bo.session, `/employee/orders/${bo.orderId}`);
  await expect(page.getByText('24 deductions of DKK 166.63, DKK 3,999.12 in all.')).toBeVisible();
}

/**
 * Carla's phone goes back with a label for an incident on 30 April: April and May are given back, 457.86; back office
 * adds March, once. Where the company charges returns, nothing is given back by itself (scenario 60).
 */
export async function expectCreditOnlyWhereWaived(world: World, page: Page): Promise<void> {
  const { office, mette, jens, people } = world;
  const returned = async (who: Orderer) => {
    const { id } = await report(who, 'FAULTY', '2027-04-30', 'It is dead.');
    const move = async (by: typeof office, portal: string, body: object) => {
      const { version } = await by.ask<Named>('GET', `/${portal}/rma/${id}`);
      await by.ask('POST', `/${portal}/rma/${id}/status`, { version, ...body });
    };
    await move(jens, 'supplier', { to: 'PENDING' });
    await move(jens, 'supplier', { to: 'APPROVED', outcome: 'RETURN' });
    await openAs(page, who.session, `/employee/rma?request=${id}`);
    const label = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Print the label' }).click();
    expect((await label).suggestedFilename()).toMatch(/\.pdf$/);
    await move(office, 'admin', { to: 'CLOSED' });
  };
  await returned(people.carla);
  await openAs(page, people.carla.session, `/employee/orders/${people.carla.orderId}`);
  const credit = page.getByRole('listitem').filter({ hasText: 'Credit' });
  await expect(credit).toContainText('DKK 457.86');

  await openAs(page, office.session, `/admin/orders?view=DELETED&order=${people.carla.orderId}`);
  await page.getByRole('button', { name: 'Give back draws' }).click();
  const dialog = page.getByRole('dialog', { name: /^Give back draws of order/ });
  await dialog.getByLabel('From the month').selectOption({ label: 'March 2027' });
  await dialog.getByRole('button', { name: 'Give back', exact: true }).click();
  await expect(page.getByText('The next salary file gives them back')).toBeVisible();
  await page.getByRole('button', { name: 'Give back draws' }).click();
  await dialog.getByLabel('From the month').selectOption({ label: 'March 2027' });
  await dialog.getByRole('button', { name: 'Give back', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await openAs(page, people.carla.session, `/employee/orders/${people.carla.orderId}`);
  await expect(credit).toContainText('DKK 686.79');

  const { version } = await mette.ask<Named>('GET', '/company/settings');
  await mette.ask('PATCH', '/company/settings', { version, returnPolicy: 'CHARGE', catchUpMax: 12 });
  await returned(people.dag);
  await openAs(page, people.dag.session, `/employee/orders/${people.dag.orderId}`);
  const draws = page.getByRole('listitem').filter({ hasText: /20\d\d/ });
  await expect(draws.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(credit).toHaveCount(0);
}
