import { listCurrencies } from '@portal/contract/currencies';
import { previewTaxDraft, previewTaxTable, type TaxPreview } from '@portal/contract/tax-preview';
import {
  discardTaxDraft,
  listTaxDrafts,
  listTaxRates,
  publishTaxDraft,
  saveTaxDraft,
  startTaxDraft,
  withdrawTaxTable,
  type TaxDraft,
  type TaxRate,
} from '@portal/contract/tax-tables';
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
  reason: '',
  publishedAt: null,
  version: 1,
};
const vat: TaxRate = { ...tax, id: id(7), code: 'vat', basisPoints: 2_500 };
const phone: TaxRate = { ...tax, id: id(2), code: 'phoneYearly', basisPoints: null, amount: 350_000, currency: 'DKK' };
const next: TaxRate = {
  ...tax,
  id: id(6),
  year: 2027,
  validFrom: '2027-01-01',
  basisPoints: 4_230,
  reason: 'Rates 2027',
};
const rateOf = ({ code, basisPoints, amount, currency }: TaxRate) => ({
  code: code as TaxDraft['rates'][number]['code'],
  basisPoints,
  amount,
  currency,
  isEnded: false,
});
const draft: TaxDraft = {
  id: id(8),
  country: 'DK',
  validFrom: '2027-01-01',
  rates: [tax, vat, phone].map(rateOf),
  reason: '',
  changedAt: '2026-11-17T09:00:00.000Z',
  version: 7,
};

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
  companiesInCountry: 2,
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

const open = ({ law = [tax, vat, phone], drafts = [] as TaxDraft[] } = {}) =>
  fakeApi(
    on(listTaxRates, { data: law }),
    on(listTaxDrafts, { data: drafts }),
    on(listCurrencies, { data: [{ id: id(3), isoCode: 'DKK', symbol: 'kr.', orderNumber: 1, version: 1 }] }),
    on(previewTaxTable, { data: preview }),
    on(previewTaxDraft, { data: preview }),
    on(startTaxDraft, { data: draft }),
    on(saveTaxDraft, ({ body }) => ({ data: { ...draft, ...body, version: body.version + 1 } })),
    on(publishTaxDraft, { data: { published: 3 } }),
    on(discardTaxDraft, { data: { id: draft.id } }),
    on(withdrawTaxTable, { data: draft }),
  );

test('a published table is read: its rates in groups, and nothing in it is typed or deleted', async () => {
  open();
  const { user } = renderPage(<TaxTablePage />);
  expect(await screen.findByRole('row', { name: /^Tax, ordinary income .*42\.05.*from 1 January 2026/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Phone and internet, taxed a year .*3,500\.00/ })).toBeVisible();
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'Income tax, with labour market contribution',
    expect.stringMatching(/^Tax, ordinary income/),
    'Contribution and VAT',
    expect.stringMatching(/^VAT/),
    'Taxed value of a benefit',
    expect.stringMatching(/^Phone and internet/),
  ]);
  const table = screen.getByRole('table', { name: 'Tax rates of Denmark 2026' });
  expect(within(table).queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /delete/i })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByRole('row', { name: /^VAT 1 January 2026 25/ })).toBeVisible();
});

test('a coming year shows what changes, what goes on unchanged, and can be withdrawn', async () => {
  const api = open({ law: [tax, vat, phone, next] });
  const { user } = renderPage(<TaxTablePage />);
  expect(await screen.findByRole('row', { name: /^Tax, ordinary income .*0\.25 more 2$/ })).toHaveTextContent(
    /42\.30?/,
  );
  expect(screen.getByRole('row', { name: /^VAT .*goes on from 1 January 2026 same 3$/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Phone X Nordlys A\/S, Mobile 2027/ })).toHaveTextContent(
    /255\.31.*258\.99/,
  );
  await user.click(screen.getByRole('button', { name: 'Withdraw 1 January 2027' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call === 'POST /admin/taxtables/withdraw')?.body).toEqual({
      country: 'DK',
      validFrom: '2027-01-01',
    }),
  );
});

test('a year is started as a draft of its first day', async () => {
  const api = open();
  const { user } = renderPage(<TaxTablePage />);
  await screen.findByText(/42\.05/);
  await user.click(screen.getByRole('button', { name: 'Start a year' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start the draft' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call === 'POST /admin/taxtables/drafts')?.body).toEqual({
      country: 'DK',
      validFrom: '2027-01-01',
    }),
  );
});

test('a draft follows what is typed, has one Save, and is published after a question with numbers', async () => {
  const api = open({ drafts: [draft] });
  const { user } = renderPage(<TaxTablePage />);
  const field = await screen.findByRole('textbox', { name: /^Tax, ordinary income/ });
  expect(screen.getAllByRole('button', { name: /^Save/ })).toHaveLength(1);
  await user.clear(field);
  await user.type(field, '42.4');
  expect(screen.getByRole('row', { name: /^Tax, ordinary income .*0\.35 more/ })).toBeVisible();
  await waitFor(() =>
    expect(api.calls.findLast(({ call }) => call === 'POST /admin/taxtables/preview')?.body).toMatchObject({
      asOf: '2027-01-01',
      rates: [{ code: 'tax', basisPoints: 4_240 }, { code: 'vat' }, { code: 'phoneYearly' }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Publish from 1 January 2027' }));
  expect(screen.getByText('What is marked above is still open.')).toBeVisible();
  expect(screen.getByText('The reason is missing')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Reason or source/ }), 'Rates 2027');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('PUT'))).toMatchObject({
      call: `PUT /admin/taxtables/drafts/${draft.id}`,
      body: { version: 7, reason: 'Rates 2027', rates: [{ basisPoints: 4_240 }, {}, {}] },
    }),
  );
  expect(await screen.findByText('Differs: Tax, ordinary income')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish from 1 January 2027' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent(/2 of 3 estimates in 1 company change/);
  expect(question).toHaveTextContent(/312 orders keep the rates they were made with/);
  await user.click(within(question).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(api.calls.find(({ call }) => call.endsWith('/publish'))?.body).toEqual({ version: 8 }));
});

test('a value out of its bounds is one line at its field, whose bounds and unit stand there', async () => {
  const api = open({ drafts: [draft] });
  const { user } = renderPage(<TaxTablePage />);
  const field = await screen.findByRole('textbox', { name: /^VAT/ });
  expect(field).toHaveAccessibleDescription(/0–100 %/);
  expect(field.parentElement).toHaveTextContent('%');
  expect(screen.getByRole('textbox', { name: /^Phone and internet/ }).parentElement).toHaveTextContent('DKK');
  await user.clear(field);
  await user.type(field, '250');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const row = screen.getByRole('row', { name: /^VAT/ });
  expect(await within(row).findByText('From 0 to 100 %.')).toBeVisible();
  expect(within(row).queryByRole('list')).toBeNull();
  expect(api.calls.some(({ call }) => call.startsWith('PUT'))).toBe(false);
});

test('a rate may end in a draft, but not one that companies need', async () => {
  open({ drafts: [draft] });
  const { user } = renderPage(<TaxTablePage />);
  await screen.findByText('Taxed value of a benefit');
  const end = (name: string) => user.click(screen.getByRole('button', { name: `End ${name}` }));
  await end('Phone and internet, taxed a year');
  expect(screen.getByRole('row', { name: /^Phone and internet.* ends ends/ })).toBeVisible();
  expect(screen.queryByText(/cannot be calculated without this rate/)).toBeNull();
  await end('VAT');
  expect(
    await screen.findByText(/^VAT: Companies of this country cannot be calculated without this rate/),
  ).toBeVisible();
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
