import { getCompanySettings } from '@portal/contract/company-settings';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { givenSettings } from '../../shared/given-settings.ts';
import { SupplierSees } from './SupplierSees.tsx';

const settings = givenSettings({ employeeBirthday: false });

beforeEach(() => givenSession());

test.each([
  [true, /name, delivery address, phone, work e-mail and note, because parcels need them/],
  [false, /name, delivery address and note, and nothing about pay\. Phone and work e-mail are left out/],
])('the wizard says which facts of a person an order carries (contact given: %s)', async (supplierContact, text) => {
  fakeApi(on(getCompanySettings, { data: { ...settings, supplierContact } }));
  renderPage(<SupplierSees />);
  expect(await screen.findByText(text)).toBeVisible();
});
