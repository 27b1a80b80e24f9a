import { listCurrencies } from '@portal/contract/currencies';
import { previewTaxTable, type TaxPreview } from '@portal/contract/tax-preview';
import { changeTaxRate, copyTaxYear, createTaxRate, listTaxRates, type TaxRate } from '@portal/contract/tax-tables';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import TaxTablePage from './TaxTablePage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const tax: TaxRate = {
  id: id(1),
  country: 'DK',
  year: 2026,
  validFrom: '2026-01-01',
  code: 'tax',
  basisPoints: 4_205,
  amount: null,
  currency: null,
  version: 1,
};
const phone: TaxRate = { ...tax, id: id(2), code: 'phoneYearly', basisPoints: null, amount: 350_000, currency: 'DKK' };

const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const preview: TaxPreview = {
  country: 'DK',
  today: '2026-11-17',
  asOf: '2027-01-01',
  estimates: 3,
  less: 1,
  same: 1,
  more: 1,
  isCut: false,
  ordersKept: 312,
  uses: { tax: 2, vat: 3 },
  distribution: [
    { side: 'less', over: 0, upTo: 100, count: 1 },
    { side: 'same', over: 0, upTo: 0, count: 1 },
    { side: 'more', over: 100, upTo: 400, count: 1 },
    { side: 'more', over: 400, upTo: null, count: 0 },
  ],
  companies: [{ id: id(5), companyName: 'Nordlys A/S', estimates: 3, less: 1, same: 1, more: 1 }],
  changes: [
    {
      productId: id(4),
      productName: 'Phone X',
      companyName: 'Nordlys A/S',
      subscriptionName: 'Mobile 2027',
      level: 'tax',
      before: dkk(25_531),
      after: dkk(25_899),
    },
  ],
};

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

const open = () =>
  fakeApi(
    on(listTaxRates, { data: [tax, phone] }),
    on(listCurrencies, { data: [{ id: id(3), isoCode: 'DKK', symbol: 'kr.', orderNumber: 1, version: 1 }] }),
    on(createTaxRate, { data: tax }),
    on(previewTaxTable, { data: preview }),
    on(changeTaxRate, { data: phone }),
    on(copyTaxYear, { data: { copied: 9 } }),
  );

test('shares read as percent, amounts as money, and a value is corrected with its version', async () => {
  const api = open();
  const { user } = renderPage(<TaxTablePage />);
  expect(await screen.findByText(/42\.05/)).toBeVisible();
  expect(screen.getByText(/3,500\.00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Phone and internet, taxed a year, DK 2026' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Correct' }));
  const dialog = await screen.findByRole('dialog');
  await user.clear(within(dialog).getByLabelText(/^Amount/));
  await user.type(within(dialog).getByLabelText(/^Amount/), '3,600.00');
  await user.click(within(dialog).getByRole('button', { name: 'Save rate' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ version: 1, amount: 360_000 }),
  );
});

test('a year is started from the newest one', async () => {
  const api = open();
  const { user } = renderPage(<TaxTablePage />);
  await screen.findByText(/42\.05/);
  await user.click(screen.getByRole('button', { name: 'Start a year' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start the year' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call === 'POST /admin/taxtables/years')?.body).toEqual({
      country: 'DK',
      from: 2026,
      to: 2027,
    }),
  );
});

test('each rate says what it is used for, and a coming table what it would change', async () => {
  const api = open();
  const next: TaxRate = { ...tax, id: id(6), year: 2027, validFrom: '2027-01-01', basisPoints: 4_230 };
  api.add(on(listTaxRates, { data: [tax, phone, next] }));
  const { user } = renderPage(<TaxTablePage />);
  const row = (await screen.findByText('Net pay in estimates, for most people')).closest('tr');
  expect(row).toHaveTextContent(/42\.05.*from 1 January 2027.*0\.25 more.*2/);
  expect(screen.getByLabelText('Tax, ordinary income from 1 January 2027')).toHaveValue('42.3');
  expect(await screen.findByRole('row', { name: /Phone X Nordlys A\/S, Mobile 2027/ })).toHaveTextContent(
    /255\.31.*258\.99/,
  );
  expect(screen.getByText(/312 orders keep the rates they were made with/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^2026/ }));
  expect(await screen.findByText('Phone tax in estimates and its row in salary files')).toBeVisible();
  const day = screen.getByLabelText('Preview as of');
  await user.clear(day);
  await user.type(day, '2028-01-01');
  await waitFor(() => expect(api.calls.at(-1)?.query).toEqual({ country: 'DK', asOf: '2028-01-01' }));
});

test('a coming rate is typed in its row, with the days on which it counts; one in force is not', async () => {
  const api = open();
  const next: TaxRate = { ...tax, id: id(6), year: 2027, validFrom: '2027-01-01', basisPoints: 4_230, version: 7 };
  api.add(on(listTaxRates, { data: [tax, phone, next] }));
  const { user } = renderPage(<TaxTablePage />);
  const field = await screen.findByLabelText('Tax, ordinary income from 1 January 2027');
  expect(screen.queryByRole('button', { name: 'Save rate' })).toBeNull();
  await user.clear(field);
  await user.type(field, '143');
  await user.click(screen.getByRole('button', { name: 'Save rate' }));
  expect((await screen.findAllByText('Enter a valid number.'))[0]).toBeVisible();
  await user.clear(field);
  await user.type(field, '42.4{Enter}');
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))).toMatchObject({
      call: `PATCH /admin/taxtables/${id(6)}`,
      body: { version: 7, basisPoints: 4_240 },
    }),
  );
  await user.click(screen.getByRole('radio', { name: /^2026/ }));
  expect(await screen.findByText('from 1 January 2026 until 31 December 2026')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Tax, ordinary income/ })).toBeNull();
});

test('what employees notice is a chart that says its numbers, and the same as a table', async () => {
  open();
  const { user } = renderPage(<TaxTablePage />);
  expect(await screen.findByRole('img', { name: '1: up to 1.00 less, 1: same, 1: 1.00–4.00 more' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('row', { name: 'over 4.00 more 0' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('img', { name: /^1: up to 1.00 less/ })).toBeVisible();
});
