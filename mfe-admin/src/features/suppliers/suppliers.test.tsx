import { ublDefaults } from '@portal/contract/order-file-formats';
import { getSupplierOverview, type SupplierOverview } from '@portal/contract/overviews';
import { changeSupplier, getSupplier, type Supplier } from '@portal/contract/suppliers';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EditSupplierPage from './EditSupplierPage.tsx';
import SupplierPage from './SupplierPage.tsx';

const id = '00000000-0000-4000-8000-000000000002';
const supplier: Supplier = {
  id,
  name: 'TeleGros',
  email: 'ordre@telegros.example',
  phone: '',
  note: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
  city: 'Aarhus',
  country: 'DK',
  return_address_line_one: '',
  return_address_line_two: '',
  return_zipcode: '',
  return_city: '',
  return_country: '',
  language: 'da-dk',
  isReseller: false,
  orderFileFormat: 'CSV',
  ublCustomizationId: ublDefaults.customizationId,
  ublProfileId: ublDefaults.profileId,
  ublEndpoint: '',
  status: 'ACTIVE',
  companies: 1,
  catalogs: 1,
  deleted: false,
  version: 3,
};

const overview: SupplierOverview = {
  people: 61,
  runningOrders: 40,
  users: 2,
  companies: 2,
  catalogs: 3,
  assignedCompanies: 2,
  orders: 90,
  unfinishedOrders: 5,
  openRma: 0,
};

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('choosing UBL asks for its ids and saves only what was changed', async () => {
  const sent: unknown[] = [];
  fakeApi(
    on(getSupplier, { data: supplier }),
    on(changeSupplier, ({ body }) => {
      sent.push(body);
      return { data: supplier };
    }),
  );
  const { user } = renderPage(<EditSupplierPage />, {
    at: `/admin/suppliers/${id}/edit`,
    path: '/admin/suppliers/:supplierId/edit',
  });
  const format = await screen.findByLabelText('Format', { exact: false });
  expect(screen.queryByLabelText(/^Customization ID/)).toBeNull();
  await user.selectOptions(format, 'UBL');
  expect(screen.getByLabelText(/^Customization ID/)).toHaveValue('urn:fdc:peppol.eu:poacc:trns:order:3');
  await user.type(screen.getByLabelText(/^Electronic address/), '0184:DK12345678');
  await user.click(screen.getByRole('button', { name: 'Save supplier' }));
  await waitFor(() => expect(sent).toEqual([{ version: 3, orderFileFormat: 'UBL', ublEndpoint: '0184:DK12345678' }]));
});

test('another address for returns is given on demand, and is all that is sent', async () => {
  const sent: unknown[] = [];
  fakeApi(
    on(getSupplier, { data: supplier }),
    on(changeSupplier, ({ body }) => {
      sent.push(body);
      return { data: supplier };
    }),
  );
  const page = { at: `/admin/suppliers/${id}/edit`, path: '/admin/suppliers/:supplierId/edit' };
  const { user } = renderPage(<EditSupplierPage />, page);
  await user.click(await screen.findByRole('button', { name: 'Give another address' }));
  const card = within(screen.getByRole('region', { name: 'Return address' }));
  await user.type(card.getByLabelText(/^Address(?!,)/), 'Lager 9');
  await user.click(screen.getByRole('button', { name: 'Save supplier' }));
  await waitFor(() => expect(sent).toEqual([{ version: 3, return_address_line_one: 'Lager 9' }]));
});

test('taking the flag of a reseller away asks first, with the people and orders of its companies', async () => {
  const sent: unknown[] = [];
  fakeApi(
    on(getSupplier, { data: { ...supplier, isReseller: true, companies: 2 } }),
    on(getSupplierOverview, { data: overview }),
    on(changeSupplier, ({ body }) => {
      sent.push(body);
      return { data: supplier };
    }),
  );
  const { user } = renderPage(<EditSupplierPage />, {
    at: `/admin/suppliers/${id}/edit`,
    path: '/admin/suppliers/:supplierId/edit',
  });
  await user.click(await screen.findByRole('checkbox', { name: /reseller/i }));
  await user.click(screen.getByRole('button', { name: 'Save supplier' }));
  const dialog = await screen.findByRole('dialog', { name: 'TeleGros is no longer a reseller?' });
  expect(await within(dialog).findByText('61')).toBeVisible();
  expect(within(dialog).getByText('40')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Take the flag away' }));
  await waitFor(() => expect(sent).toEqual([{ version: 3, isReseller: false }]));
});

test('a supplier’s page leads to its orders, catalogs, companies and administrators', async () => {
  fakeApi(on(getSupplier, { data: supplier }), on(getSupplierOverview, { data: overview }));
  renderPage(<SupplierPage />, { at: `/admin/suppliers/${id}`, path: '/admin/suppliers/:supplierId' });
  const pages = await screen.findByRole('navigation', { name: 'Pages of the supplier' });
  expect((await within(pages).findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    `/admin/suppliers/${id}`,
    `/admin/suppliers/${id}/edit`,
    `/admin/orders?supplierId=${id}`,
    `/admin/suppliers/${id}/catalogs`,
    `/admin/companies?supplierId=${id}`,
    `/admin/suppliers/${id}/admins`,
  ]);
});

test('a supplier’s facts say country and format in words', async () => {
  fakeApi(
    on(getSupplier, { data: { ...supplier, return_city: 'Malmö', return_country: 'SE', orderFileFormat: 'UBL' } }),
    on(getSupplierOverview, { data: overview }),
  );
  renderPage(<SupplierPage />, { at: `/admin/suppliers/${id}`, path: '/admin/suppliers/:supplierId' });
  expect(await screen.findByText('Malmö, Sweden')).toBeVisible();
  expect(screen.queryByText('UBL')).toBeNull();
});
