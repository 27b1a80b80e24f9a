import { ublDefaults } from '@portal/contract/order-file-formats';
import { changeSupplier, getSupplier, type Supplier } from '@portal/contract/suppliers';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import EditSupplierPage from './EditSupplierPage.tsx';

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
  language: 'da-dk',
  isReseller: false,
  orderFileFormat: 'CSV',
  ublCustomizationId: ublDefaults.customizationId,
  ublProfileId: ublDefaults.profileId,
  ublEndpoint: '',
  status: 'ACTIVE',
  companies: 1,
  catalogs: 1,
  version: 3,
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
