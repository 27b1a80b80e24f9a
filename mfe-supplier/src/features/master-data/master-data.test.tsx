import { listCurrencies } from '@portal/contract/currencies';
import { getMasterData, type MasterData } from '@portal/contract/master-data';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { loadMessages } from '../../load-messages.ts';
import MasterDataPage from './MasterDataPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const lists: MasterData = {
  categories: [
    {
      id: id(1),
      name: 'Mobile',
      allow_multiple_products: false,
      accessory_limit: 2,
      percentage: 3_000,
      tax: null,
      topTax: 5_585,
      is_present: true,
      is_subscription: false,
    },
  ],
  salarySystems: [
    { id: id(2), name: 'Danløn', country: 'DK', kind: 'CSV' },
    { id: id(4), name: 'PAXml', country: '', kind: 'PAXML' },
  ],
  hrSystems: [],
};
const currencies = on(listCurrencies, {
  data: [{ id: id(3), isoCode: 'DKK', symbol: 'kr.', orderNumber: 1, version: 1 }],
});

beforeEach(() => givenSession({ role: 'supplier', companyId: null, supplierId: id(9) }));

test('lists what back office keeps, with nothing to change', async () => {
  fakeApi(on(getMasterData, { data: lists }), currencies);
  renderPage(<MasterDataPage />);
  expect(await screen.findByRole('row', { name: /^Mobile Gift One At most 2 Tax table 55\.85/ })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Currencies' })).getByText('Danish krone')).toBeVisible();
  expect(screen.getByRole('row', { name: 'Danløn Denmark Separated columns (CSV)' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^PAXml/ })).toBeVisible();
  expect(screen.getByText('No HR systems yet')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what cannot be loaded is said in its part, in Danish too', async () => {
  await givenLanguage('da-dk', loadMessages);
  fakeApi(on(getMasterData, fails('something-went-wrong', 500)), currencies);
  renderPage(<MasterDataPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kategorier og systemer' })).toBeVisible();
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(await screen.findByText('DKK')).toBeVisible();
});
