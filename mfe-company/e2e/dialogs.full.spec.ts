import { expect, test, type Locator } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  languagesOr,
  loggedIn,
  openAs,
} from '../../shared-ui/presets/browser.ts';
import { callerOf, type Caller } from '../../shared-ui/presets/caller.ts';

/** Every dialog of the company that decides something, by keyboard alone, in both languages, at 1440 and at 390 px. */
const words = {
  'en-us': {
    actions: 'Actions for',
    propose: 'Propose an order',
    create: 'Create salary file',
    range: /A range of days/,
    from: 'From',
    to: /^To$/,
    preview: 'Preview the file',
    make: /^Create file with/,
    approve: 'Approve',
    approveAndSend: /^Approve and send to/,
    discard: 'Discard',
    discardFile: 'Discard the file',
    leaveOut: 'Leave out',
    leaveMonthOut: 'Leave the month out',
    putBack: /^Put .* back for/,
    putMonthBack: 'Put the month back',
    exit: 'Set exit date',
    exitDate: 'Exit date',
    reason: 'Reason',
    dismissal: 'Dismissal',
    monthsLeft: 'Months remaining',
    discardChanges: 'Discard changes',
    erase: 'Delete',
    process: /^Process 1 order/,
    binding: /this is binding/,
    close: 'Close',
    reopen: 'Open again',
  },
  'da-dk': {
    actions: 'Handlinger for',
    propose: 'Foreslå en bestilling',
    create: 'Opret lønfil',
    range: /En periode/,
    from: 'Fra',
    to: /^Til$/,
    preview: 'Se filen først',
    make: /^Dan fil med/,
    approve: 'Godkend',
    approveAndSend: /^Godkend og send til/,
    discard: 'Kassér',
    discardFile: 'Kassér filen',
    leaveOut: 'Spring over',
    leaveMonthOut: 'Spring måneden over',
    putBack: /^Sæt .* ind igen for/,
    putMonthBack: 'Sæt måneden ind igen',
    exit: 'Sæt fratrædelsesdato',
    exitDate: 'Fratrædelsesdato',
    reason: 'Årsag',
    dismissal: 'Bortvisning',
    monthsLeft: 'Resterende måneder',
    discardChanges: 'Kassér ændringer',
    erase: 'Slet',
    process: /^Behandl 1 ordre/,
    binding: /er bindende/,
    close: 'Luk',
    reopen: 'Åbn igen',
  },
} as const;
const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

for (const locale of languagesOr('da-dk')) {
  test(`dialogs by keyboard: ${locale}`, async ({ page, request }) => {
    test.setTimeout(180_000);
    const t = words[locale];
    const session = await loggedIn(request, 'mette@nordlys.example');
    const company = callerOf(request, session.token);
    const dialog = page.getByRole('dialog');
    const go = async (address: string) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    const menuOf = (name: RegExp | string = new RegExp(`^${t.actions}`)) =>
      page.getByRole('row').getByRole('button', { name }).first();
    const choose = async (opener: Locator, entry: string) => {
      await opener.press('Enter');
      await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
    };
    /**
     * What stands open has the focus in it and no fault at either width; Escape closes it, after a question when
     * something was typed, and the focus is back at what opened it.
     */
    const expectGood = async (opener: Locator, isTyped = false) => {
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus').or(page.locator('dialog:focus, [role=dialog]:focus'))).toHaveCount(1);
      // Faults are searched at one width in each language; nothing sticks out at either.
      await page.setViewportSize(locale === 'en-us' ? sizes.phone : sizes.wide);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(locale === 'en-us' ? sizes.wide : sizes.phone);
      await expectAccessible(page);
      await page.setViewportSize(sizes.wide);
      await page.keyboard.press('Escape');
      if (isTyped) await page.getByRole('button', { name: t.discardChanges }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    };
    await page.setViewportSize(sizes.wide);

    await openAs(page, session, `/company/subscription/edit/${await openSubscription(company)}`, locale);
    await choose(menuOf(), t.propose);
    await expectGood(menuOf());

    await go('/company/orders');
    await page
      .getByRole('checkbox', { name: /^(Select|Vælg) \d/ })
      .first()
      .press('Space');
    const process = page.getByRole('button', { name: t.process });
    await process.press('Enter');
    await expect(dialog.getByRole('checkbox', { name: t.binding })).toBeVisible();
    await expectGood(process);

    const [shipped] = await company<{ employeeName: string; subscriptionId: string }[]>(
      'GET',
      '/company/orders?view=SHIPPED',
    );
    await go(`/company/employees?q=${encodeURIComponent(shipped!.employeeName)}`);
    await choose(menuOf(), t.exit);
    await dialog.getByLabel(t.exitDate).fill('2027-10-31');
    await dialog.getByRole('radio', { name: t.dismissal }).check();
    await expect(dialog.getByText(t.monthsLeft).first()).toBeVisible();
    await expectGood(menuOf(), true);
    await choose(menuOf(), t.erase);
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectGood(menuOf());

    await go('/company/salaryfiles');
    await page.getByRole('button', { name: t.create }).press('Enter');
    await expectGood(page.getByRole('button', { name: t.create }));
    await page.getByRole('button', { name: t.create }).press('Enter');
    await dialog.getByRole('radio', { name: t.range }).press('Space');
    await dialog.getByRole('textbox', { name: t.from }).fill('2027-04-01');
    await dialog.getByRole('textbox', { name: t.to }).fill('2027-04-30');
    await dialog.getByRole('button', { name: t.preview }).press('Enter');
    await dialog.getByRole('button', { name: t.make }).press('Enter');
    const [approve, discard] = [
      page.getByRole('button', { name: t.approve, exact: true }),
      page.getByRole('button', { name: t.discard, exact: true }),
    ];
    // The made file asks at once whether it leaves.
    await expect(dialog.getByRole('button', { name: t.approveAndSend })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await approve.press('Enter');
    await expectGood(approve);
    await discard.press('Enter');
    await expectGood(discard);
    await discard.press('Enter');
    await dialog.getByRole('button', { name: t.discardFile }).press('Enter');
    await expect(page).toHaveURL(/\/company\/salaryfiles$/);

    await go(`/company/subscription/${shipped!.subscriptionId}/draws?status=PLANNED&sort=-period`);
    const leaveOut = menuOf(t.leaveOut);
    await leaveOut.press('Enter');
    await expectGood(leaveOut);
    await leaveOut.press('Enter');
    await dialog.getByRole('button', { name: t.leaveMonthOut }).press('Enter');
    const putBack = page.getByRole('button', { name: t.putBack });
    await putBack.press('Enter');
    await expectGood(putBack);
    await putBack.press('Enter');
    await dialog.getByRole('button', { name: t.putMonthBack }).press('Enter');
    await expect(putBack).toHaveCount(0);

    const { id, name } = await newSubscription(company, locale);
    await go(`/company/subscription?q=${encodeURIComponent(name)}`);
    for (const entry of [t.close, t.erase]) {
      await choose(menuOf(`${t.actions} ${name}`), entry);
      await expectGood(menuOf(`${t.actions} ${name}`));
    }
    await company('POST', `/company/subscriptions/${id}/close`, { version: 1 });
    await go(`/company/subscription?view=closed&q=${encodeURIComponent(name)}`);
    await choose(menuOf(`${t.actions} ${name}`), t.reopen);
    await expectGood(menuOf(`${t.actions} ${name}`));
  });
}

/** A subscription in which employees can order now. */
async function openSubscription(company: Caller): Promise<string> {
  const found = (await company<{ id: string; invited: number }[]>('GET', '/company/subscriptions?view=active')).find(
    ({ invited }) => invited > 0,
  );
  expect(found, 'a subscription that is active and has people').toBeDefined();
  return found!.id;
}

/** A future subscription without participants. */
async function newSubscription(company: Caller, locale: string): Promise<{ id: string; name: string }> {
  const [catalog] = await company<{ id: string }[]>('GET', '/company/catalogs');
  const name = `Dialogs ${locale} ${Date.now()}`;
  const { subscription } = await company<{ subscription: { id: string } }>('POST', '/company/subscriptions', {
    subscriptionName: name,
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    effectDate: '2027-02-01',
    deliveryMethod: 'USER_ADDRESS',
    periods: [24],
    allRisk: false,
    employeeIns: false,
    salaryFileMethod: 'MANUAL',
    catalogs: [{ catalogId: catalog!.id, subsidyYearly: 0 }],
    employees: { employeeIds: [] },
  });
  return { id: subscription.id, name };
}

test('where scrollbars are hidden, the page reaches the edge of the window, also under a dialog', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, await loggedIn(request, 'mette@nordlys.example'), '/company/settings?tab=addresses');
  const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
  expect(await width()).toBe(1440);
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await width()).toBe(1440);
});
