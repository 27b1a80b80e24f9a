import { changeCategory, createCategory, getCategory, newCategory } from '@portal/contract/categories';
import { listTaxRates, type TaxRate } from '@portal/contract/tax-tables';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import CreateCategoryPage from './CreateCategoryPage.tsx';
import EditCategoryPage from './EditCategoryPage.tsx';

const rate = (code: string, value: Partial<TaxRate>): TaxRate => ({
  id: `00000000-0000-4000-8000-${code.length.toString().padStart(12, '0')}`,
  country: 'DK',
  year: 2026,
  validFrom: '2026-01-01',
  code,
  basisPoints: null,
  amount: null,
  currency: null,
  reason: '',
  publishedAt: null,
  version: 1,
  ...value,
});
const rates = [
  rate('tax', { basisPoints: 4_205 }),
  rate('topTax', { basisPoints: 5_585 }),
  rate('am', { basisPoints: 800 }),
  rate('vat', { basisPoints: 2_500 }),
  rate('phoneYearly', { amount: 350_000, currency: 'DKK' }),
  rate('giftLimit', { amount: 140_000, currency: 'DKK' }),
];

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('a new category offers the table’s rates and shows what a typed price becomes', async () => {
  fakeApi(on(listTaxRates, { data: rates }), on(createCategory, { data: {} as never }));
  const { user } = renderPage(<CreateCategoryPage />);
  expect(await screen.findByText(/Empty: the tax table’s, today DK 42\.05/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Tax/ })).toHaveValue('');
  const price = screen.getByLabelText(/^Price ex VAT/);
  await user.clear(price);
  await user.type(price, '16,000.00');
  const months = screen.getByLabelText('Months');
  await user.clear(months);
  await user.type(months, '36');
  await user.selectOptions(screen.getByLabelText('Added to the taxable income'), 'The market rent');
  const deductible = screen.getByLabelText('Deductible VAT');
  await user.clear(deductible);
  await user.type(deductible, '0');
  // E4, the Danish bicycle
  expect(screen.getByText(/16,000\.00 \+ VAT 4,000\.00 in 36 months: DKK 555\.56 a month/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^Plus tax on the benefit 205\.61/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Net a month 527\.56/ })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Tax/ }), '38');
  expect(screen.getByRole('columnheader', { name: /^38/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Gift/ }));
  expect(screen.getByText(/Worth DKK 20,000\.00 incl\. VAT, above the DKK 1,400\.00 a year/)).toBeVisible();
  expect(screen.getByText(/Free of tax a year: Denmark DKK 1,400\.00/)).toBeVisible();
});

test('a category has a name in Danish beside the first, which the form shows as it was written', async () => {
  const category = {
    ...newCategory,
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Mobiltelefoner',
    originalName: 'Mobile',
    danishName: 'Mobiltelefoner',
    rulesVersion: 1,
    products: 0,
    version: 4,
  };
  const api = fakeApi(
    on(listTaxRates, { data: rates }),
    on(getCategory, { data: category }),
    on(changeCategory, { data: category }),
  );
  const at = `/admin/categories/${category.id}/edit`;
  const { user } = renderPage(<EditCategoryPage />, { at, path: '/admin/categories/:categoryId/edit' });
  expect(await screen.findByRole('heading', { name: 'Mobiltelefoner', level: 1 })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Mobile');
  const danish = screen.getByLabelText(/^Name in Danish/);
  await user.clear(danish);
  await user.type(danish, 'Telefoner');
  await user.click(screen.getByRole('button', { name: 'Save category' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      version: 4,
      danishName: 'Telefoner',
    }),
  );
});
