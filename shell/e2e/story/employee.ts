import { expect, type Page } from '@playwright/test';
import { chooseInMenu } from './people.ts';

const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

/** Phone X with cover and both insurances: every amount of scenarios 12 to 15. */
export async function choosePhoneWithCover(page: Page): Promise<void> {
  await openPhone(page);
  await page.getByRole('checkbox', { name: /^Cover/ }).check();
  await page.getByRole('checkbox', { name: /^All-risk insurance/ }).check();
  await page.getByRole('checkbox', { name: /^Termination insurance/ }).check();
  await expect(page.getByText('Before subsidy').locator('..')).toContainText('328.93');
  await expect(row(page, /^Less in your net pay/)).toContainText('132.66');
  await expect(row(page, /^Less in your net pay/)).toContainText('101.07');
  await expect(row(page, /^Net a month with phone tax/)).toContainText('255.31');
  await expect(row(page, /^Saving, phone tax already paid/)).toContainText('5,402.72');
  await expect(row(page, /^Saving with phone tax/)).toContainText('2,459.12');
}

/** The phone and nothing else. */
export async function openPhone(page: Page): Promise<void> {
  await chooseInMenu(page, 'Shop');
  await page
    .getByRole('link', { name: /Phone X/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Phone X' })).toBeVisible();
}

/** With the cover, accessories for 3,000.00 would be above 30 % of the phone: no more can be ticked (scenario 16). */
export async function tryTooExpensiveAccessories(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox', { name: /^Headphones/ })).toBeDisabled();
}

/** Without consent it is refused (scenario 17); with it the order stands at that price (scenario 18). */
export async function order(page: Page, monthly: string): Promise<void> {
  const button = page.getByRole('button', { name: `Order for ${monthly} a month` });
  await button.click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByRole('checkbox', { name: /I accept the rules/ }).check();
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is received' })).toBeVisible();
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('list', { name: 'Progress of the order' })).toContainText(
    'You accepted the addendum to your contract.',
  );
}

/** Takes the order back (scenario 21). */
export async function deleteOrder(page: Page): Promise<void> {
  await chooseInMenu(page, 'My orders');
  await page
    .getByRole('link', { name: /Phone X/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the order' }).click();
  await expect(page.getByRole('list', { name: 'Progress of the order' })).toContainText('Deleted');
}

/** A second phone is not offered (scenario 19). */
export async function expectNoSecondPhone(page: Page): Promise<void> {
  await chooseInMenu(page, 'Shop');
  await expect(page.getByRole('link', { name: /Phone B/ }).first()).toContainText('You have one in this category');
}

/** The order has gone this far, and can no longer be taken back (scenario 23). */
export async function expectBinding(page: Page, progress: string): Promise<void> {
  await chooseInMenu(page, 'My orders');
  await page
    .getByRole('link', { name: /Phone X/ })
    .first()
    .click();
  await expect(page.getByRole('list', { name: 'Progress of the order' })).toContainText(progress);
  await expect(page.getByRole('button', { name: 'Delete the order' })).toBeHidden();
}
