import { getCompanyBranding } from '@portal/contract/branding';
import { changeCompanyProfile, getCompanyProfile, type CompanyProfile } from '@portal/contract/company-profile';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import ProfilePage from './ProfilePage.tsx';

const profile: CompanyProfile = {
  company_name: 'Nordlys A/S',
  vat_no: '12345678',
  currency: 'DKK',
  country: 'DK',
  status: 'ACTIVE',
  isReseller: true,
  supplierName: 'TeleGros',
  invoice_mail: 'invoice@nordlys.example',
  phone_number: '',
  address_line_one: 'Havnegade 1',
  address_line_two: '',
  zipcode: '8000',
  city: 'Aarhus',
  language: 'en-us',
  supportEmail: '',
  version: 3,
};
const branding = {
  theme: null,
  logo: null,
  favicon: null,
  draft: null,
  version: 0,
  employees: 142,
  reseller: { theme: null, favicon: null, logo: '/api/brand/r.png', name: 'TeleGros' },
};

beforeEach(() => {
  givenSession();
});

test('the support address is saved alone, and what back office keeps is only shown', async () => {
  const api = fakeApi(
    on(getCompanyProfile, { data: profile }),
    on(getCompanyBranding, { data: branding }),
    on(changeCompanyProfile, { data: { ...profile, supportEmail: 'help@nordlys.example', version: 4 } }),
  );
  const { user } = renderPage(<ProfilePage />);
  expect(await screen.findByText('12345678')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /VAT/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Logo' })).toHaveAttribute(
    'src',
    expect.stringContaining('/api/brand/r.png'),
  );
  expect(screen.queryByText('Drop a picture')).toBeNull();
  expect(screen.getByRole('link', { name: 'Change under Themes' })).toHaveAttribute('href', '/company/themes');
  const support = screen.getByLabelText(/Support address/);
  await user.type(support, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect((await screen.findAllByText('Please enter a valid email nobody')).length).toBeGreaterThan(0);
  await user.clear(support);
  await user.type(support, 'help@nordlys.example');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('The profile is saved')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    version: 3,
    supportEmail: 'help@nordlys.example',
  });
});

test('a company without a reseller has no pictures of its own', async () => {
  fakeApi(
    on(getCompanyProfile, { data: { ...profile, isReseller: false, supplierName: null } }),
    on(getCompanyBranding, fails('no-permission-to-access-page', 403)),
  );
  renderPage(<ProfilePage />);
  expect(await screen.findByLabelText(/Support address/)).toBeVisible();
  expect(screen.queryByText('Logo and favicon')).not.toBeInTheDocument();
});
