import { expect, test } from '@playwright/test';
import { expectAccessible, languagesOr, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const words = {
  'en-us': {
    company: 'Nordlys A/S',
    partners: 'Leasing partners',
    create: 'New agreement',
    period: 'Period',
    form: 'New leasing agreement',
  },
  'da-dk': {
    company: 'Nordlys A/S',
    partners: 'Leasingpartnere',
    create: 'Ny aftale',
    period: 'Periode',
    form: 'Ny leasingaftale',
  },
} as const;

for (const locale of languagesOr('da-dk')) {
  test(`a company's leasing and subscriptions, its partners and the form by keyboard: ${locale}`, async ({
    page,
    request,
  }) => {
    const t = words[locale];
    const karen = await loggedIn(request, 'admin@portal.example');
    const headers = { authorization: `Bearer ${karen.token}` };
    const {
      data: [company],
    } = (await (await request.get(`/api/admin/companies?q=${encodeURIComponent(t.company)}`, { headers })).json()) as {
      data: { id: string }[];
    };
    const path = `/admin/companies/${company!.id}`;
    const atBothWidths = async () => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    };
    await openAs(page, karen, `${path}/leasing`, locale);
    await page.getByRole('button', { name: t.partners }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t.partners });
    await expect(dialog.getByRole('switch').first()).toBeVisible();
    await atBothWidths();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await atBothWidths();
    await page.getByRole('link', { name: t.create }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t.form })).toBeVisible();
    await expect(page.getByLabel(t.period, { exact: true })).toBeVisible();
    await atBothWidths();
    await page.goto(`${path}/subscriptions`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await atBothWidths();
  });
}
