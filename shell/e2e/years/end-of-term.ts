import { expect, type Page } from '@playwright/test';
import { openAs } from '../../../shared-ui/presets/browser.ts';
import { newestMail } from '../story/portal.ts';
import { expectSoon, type Named, type World } from './world.ts';

/**
 * Hal buys at the end of his term: 5 % of 6,598.40 with VAT is 412.40; all 24 draws stay
 * (scenario 64). His company leases it, and is told that the lease ends (scenario 68).
 */
export async function expectBought(world: World, page: Page): Promise<void> {
  const { office, mette, subscriptionId, people } = world;
  const { hal } = people;
  await openAs(page, hal.session, `/employee/orders/${hal.orderId}/end-of-term`);
  await page.getByRole('radio', { name: 'Buy it' }).check();
  const main = page.getByRole('main');
  await expect(main).toContainText('5 % of DKK 6,598.40DKK 329.92');
  await expect(main).toContainText('VAT 25 %DKK 82.48');
  await page.getByRole('button', { name: 'Buy for DKK 412.40' }).click();
  await expect(page.getByRole('heading', { name: 'You buy it for DKK 412.40' })).toBeVisible();
  const [request] = await hal.ask<Named[]>('GET', '/employee/pay-in-full');
  await office.ask('POST', `/admin/pay-in-full/${request!.id}/status`, {
    to: 'PAID',
    version: request!.version,
    transactionId: 'TX-64',
  });
  await openAs(page, mette.session, `/company/subscription/${subscriptionId}/draws?q=${encodeURIComponent(hal.name)}`);
  await expect(page.getByText('24 draws')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Cancelled' })).toHaveCount(0);
  await newestMail(page.request, mette.email, /^lease-end$/);
  await page.goto('/company/leasing');
  await expect(page.getByRole('row').filter({ hasText: 'Lease 2027' })).toContainText('31 December 2028');
}

/**
 * Iben has not answered: her phone goes back by 14 January, with a label that names TeleGros; TeleGros notes the return
 * once (scenarios 65 and 66).
 */
export async function expectReturned({ jens, people: { hal, iben } }: World, page: Page): Promise<void> {
  await openAs(page, hal.session, `/employee/orders/${hal.orderId}/end-of-term`);
  await expectSoon(page.getByText('It is yours. Your payment has been received.'));
  await openAs(page, iben.session, `/employee/orders/${iben.orderId}/end-of-term`);
  await expectSoon(page.getByRole('heading', { name: 'You send it back' }));
  await expect(page.getByText('Hand it in by 14 January 2029')).toBeVisible();
  const label = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print the label' }).click();
  expect((await label).suggestedFilename()).toMatch(/\.pdf$/);
  const { data } = (await (
    await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(iben.email)}`)
  ).json()) as { data: { kind: string }[] };
  // One reminder 90 days before, none for the two that a downtime took, one that says it goes back.
  expect(data.filter(({ kind }) => kind === 'end-of-term')).toHaveLength(2);

  await openAs(page, jens.session, '/supplier/returns');
  const row = page.getByRole('row').filter({ hasText: 'Iben Skov' });
  await expect(row).toContainText('14 January 2029');
  await row.getByRole('button', { name: 'It has come back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'It has come back' }).click();
  await expect(page.getByText('The return was noted')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto('/supplier/returns?view=SETTLED');
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: 'It has come back' })).toHaveCount(0);
}

/**
 * Jon's service has gone on at 166.63 for 28 months and ends with 30 April 2029 (scenario 67). What Anna's final salary
 * paid has long been closed (scenario 57).
 */
export async function expectServiceEnded(world: World, page: Page): Promise<void> {
  const { mette, subscriptionId } = world;
  const { jon } = world.people;
  await openAs(page, jon.session, `/employee/orders/${jon.orderId}/end-of-term`);
  await expectSoon(page.getByText('DKK 166.63 are deducted a month. The month that ends on 30 April 2029 is the last'));
  await page.getByRole('button', { name: 'End the service' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the service' }).click();
  await expect(page.getByText('The service ends on 30 April 2029. Nothing is deducted after that.')).toBeVisible();
  await openAs(page, mette.session, `/company/subscription/${subscriptionId}/draws?q=${encodeURIComponent(jon.name)}`);
  await expect(page.getByText('28 draws')).toBeVisible();
  await page.goto('/company/logs/pif');
  await expectSoon(page.getByRole('row').filter({ hasText: 'Anna Holm' }).filter({ hasText: 'Closed' }));
}
