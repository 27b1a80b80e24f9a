import { expect, type Page } from '@playwright/test';
import { openAs } from '../../../shared-ui/presets/browser.ts';
import { leave, type Named, type World } from './world.ts';

const account = { bank: 'Nordbank', account: '1234 0001234567', iban: '', bic: '' };
const cardLink = 'https://pay.nordlys.example/?sum={amount}&in={currency}&order={reference}';

/**
 * Without payment details Eli is told whom to ask; with them a card pays 6,218.68, with the amount and the order's
 * number in the link, due after 14 days. Without all-risk it would be 5,536.18 (scenarios 61 and 63).
 */
export async function expectCard(world: World, page: Page): Promise<void> {
  const { mette, people } = world;
  const { version } = await mette.ask<Named>('GET', '/company/settings');
  await mette.ask('PATCH', '/company/settings', { version, finalSalary: [] });
  const { id } = await leave(world, people.eli);
  await openAs(page, people.eli.session, `/employee/pif?request=${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Your company has not entered how it is paid.')).toContainText(mette.email);
  await expect(dialog.getByRole('radio')).toHaveCount(0);

  await mette.ask('PUT', '/company/payment-details', { currency: 'DKK', ...account, cardLink });
  await page.reload();
  await dialog.getByRole('radio', { name: 'By card' }).check();
  const keeps = dialog.getByRole('checkbox', { name: /^Keep all-risk insurance/ });
  await keeps.uncheck();
  await expect(dialog.getByRole('button', { name: 'Accept DKK 5,536.18' })).toBeVisible();
  await keeps.check();
  await dialog.getByRole('checkbox', { name: /^I accept the price/ }).check();
  await dialog.getByRole('button', { name: 'Accept DKK 6,218.68' }).click();
  await expect(dialog.getByText('Pay no later than')).toBeVisible();
  await expect(dialog.getByText('3 November 2027')).toBeVisible();
  const { orderNumber } = await people.eli.ask<{ orderNumber: number }>('GET', `/employee/pay-in-full/${id}`);
  await expect(dialog.getByRole('link', { name: 'Pay by card' })).toHaveAttribute(
    'href',
    `https://pay.nordlys.example/?sum=6218.68&in=DKK&order=${orderNumber}`,
  );
}

/** Finn, who stays, drops all-risk and asks for 5,536.18; Gry asks for 6,218.68 on the same day (scenarios 62, 63). */
export async function expectNoAllRisk({ people: { finn, gry } }: World, page: Page): Promise<void> {
  const asked = async (who: typeof finn, keeps: boolean, total: string) => {
    await openAs(page, who.session, '/employee/pif');
    await page.getByRole('button', { name: 'Ask to pay in full' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay in full: Phone X' });
    await expect(dialog.getByText('With it DKK 6,218.68, without it DKK 5,536.18.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /^Keep all-risk insurance/ }).setChecked(keeps);
    await dialog.getByRole('checkbox', { name: /^I confirm that I want to pay/ }).check();
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('main')).toContainText(`${total}, last work day`);
  };
  await asked(finn, false, 'DKK 5,536.18');
  await asked(gry, true, 'DKK 6,218.68');
}

/** The fee is 300.00 from today: Gry's request stays 6,218.68, and Hal would pay 6,281.18 (scenario 62). */
export async function expectFeeOfItsDay({ office, companyId, people }: World, page: Page): Promise<void> {
  await office.ask('PUT', `/admin/companies/${companyId}/pay-in-full-fees`, {
    validFrom: '2027-10-25',
    amount: 30_000,
  });
  await openAs(page, people.gry.session, '/employee/pif');
  await expect(page.getByRole('main')).toContainText('DKK 6,218.68, last work day');
  await openAs(page, people.hal.session, '/employee/pif');
  await expect(page.getByRole('main')).toContainText('FeeDKK 300.00');
  await expect(page.getByRole('main')).toContainText('To payDKK 6,281.18');
}
