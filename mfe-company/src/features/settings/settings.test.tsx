import * as contract from '@portal/contract/company-settings';
import * as payment from '@portal/contract/payment-details';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { office, payroll, settings } from './given-settings-page.ts';
import SettingsPage from './SettingsPage.tsx';

beforeEach(() => {
  givenSession();
});

test('a refresh that fails leaves what is typed standing', async () => {
  const api = fakeApi(
    on(contract.getCompanySettings, { data: settings }),
    on(contract.getCompanyPayroll, { data: payroll }),
  );
  const { user, refresh } = renderPage(<SettingsPage />);
  const day = await screen.findByLabelText('Salary day of the month');
  await user.clear(day);
  await user.type(day, '12');
  api.add(on(contract.getCompanySettings, fails('something-went-wrong', 500)));
  await refresh();
  expect(await screen.findByLabelText('Salary day of the month')).toHaveValue('12');
});

test('what is typed survives a refresh that fails', async () => {
  const api = fakeApi(
    on(contract.getCompanySettings, { data: settings }),
    on(contract.getCompanyPayroll, { data: payroll }),
  );
  const { user, queryClient } = renderPage(<SettingsPage />);
  const day = await screen.findByLabelText('Salary day of the month');
  await user.clear(day);
  await user.type(day, '30');
  api.add(on(contract.getCompanySettings, fails('something-went-wrong', 500)));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/Something went wrong/)).toBeVisible();
  expect(screen.getByLabelText('Salary day of the month')).toHaveValue('30');
});

test('a second approval is impossible with one admin, and the page says so', async () => {
  fakeApi(
    on(contract.getCompanySettings, { data: { ...settings, admins: 1 } }),
    on(contract.getCompanyPayroll, { data: payroll }),
  );
  renderPage(<SettingsPage />);
  expect(await screen.findByRole('checkbox', { name: /approval of two admins/ })).toBeDisabled();
  expect(screen.getByText(/You are the only admin, and a second approval needs two/)).toBeVisible();
});

test('a colleague was quicker: said, and nothing typed is lost', async () => {
  fakeApi(
    on(contract.getCompanySettings, { data: settings }),
    on(contract.getCompanyPayroll, { data: payroll }),
    on(contract.changeCompanySettings, fails('changed-by-someone-else', 409)),
  );
  const { user } = renderPage(<SettingsPage />);
  await user.click(await screen.findByRole('checkbox', { name: /Employees may pay in full early/ }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(
    await within(await screen.findByRole('alert')).findByText(
      'Somebody else has changed this meanwhile. Check what is there now and try again.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Employees may pay in full early/ })).toBeChecked();
});

test('files that are to leave by themselves without a recipient are told of at once', async () => {
  fakeApi(
    on(contract.getCompanySettings, { data: { ...settings, autoSendSalaryFile: false } }),
    on(contract.getCompanyPayroll, { data: { ...payroll, payrollRecipients: [] } }),
  );
  const { user } = renderPage(<SettingsPage />);
  const sends = await screen.findByRole('checkbox', { name: /Send the salary file by e-mail/ });
  expect(screen.queryByText(/Payroll has no recipients/)).not.toBeInTheDocument();
  await user.click(sends);
  expect(await screen.findByText(/Payroll has no recipients/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add recipients' })).toHaveAttribute('href', '/?tab=payroll');
});

test('recipients are one on each line', async () => {
  const api = fakeApi(
    on(contract.getCompanyPayroll, { data: payroll }),
    on(contract.listSalarySystemChoices, { data: [] }),
    on(contract.changeCompanyPayroll, { data: { ...payroll, version: 8 } }),
  );
  const { user } = renderPage(<SettingsPage />, { at: '/?tab=payroll' });
  await user.type(await screen.findByLabelText(/E-mail addresses/), '{Enter}Boss@Nordlys.example');
  await user.click(screen.getByRole('button', { name: 'Save payroll' }));
  expect(await screen.findByText('The payroll settings are saved')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    payrollRecipients: ['pay@nordlys.example', 'boss@nordlys.example'],
    version: 7,
  });
});

test('a recipient that is no address is named whole, at the field and above the form', async () => {
  const api = fakeApi(
    on(contract.getCompanyPayroll, { data: payroll }),
    on(contract.listSalarySystemChoices, { data: [] }),
  );
  const { user } = renderPage(<SettingsPage />, { at: '/?tab=payroll' });
  const field = await screen.findByLabelText(/E-mail addresses/);
  await user.type(field, '{Enter}not a mail');
  await user.click(screen.getByRole('button', { name: 'Save payroll' }));
  expect(
    await screen.findByRole('link', { name: 'E-mail addresses: Please enter a valid email not a mail' }),
  ).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Please enter a valid email not a mail/);
  expect(screen.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  expect(api.calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
});

test('the last recipient is not removed without a question while files are sent by themselves', async () => {
  const api = fakeApi(
    on(contract.getCompanySettings, { data: settings }),
    on(contract.getCompanyPayroll, { data: payroll }),
    on(contract.listSalarySystemChoices, { data: [] }),
    on(contract.changeCompanyPayroll, { data: { ...payroll, payrollRecipients: [], version: 8 } }),
  );
  const { user } = renderPage(<SettingsPage />, { at: '/?tab=payroll' });
  await user.clear(await screen.findByLabelText(/E-mail addresses/));
  await user.click(screen.getByRole('button', { name: 'Save payroll' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save without recipients?' });
  expect(api.calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Save without recipients' }));
  expect(await screen.findByText('The payroll settings are saved')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ payrollRecipients: [] });
});

test('addresses: add one, and an address in use stays', async () => {
  const api = fakeApi(
    on(contract.listCompanyAddresses, { data: [office] }),
    on(contract.createCompanyAddress, { data: office }),
    on(contract.removeCompanyAddress, fails('in-use', 409)),
  );
  const { user } = renderPage(<SettingsPage />, { at: '/?tab=addresses' });
  expect(await screen.findByText('Nordlys A/S, Havnegade 1, 8000 Aarhus, Denmark')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add address' });
  for (const [label, text] of [
    ['Name', 'Nordlys A/S'],
    ['Address', 'Havnegade 1'],
    ['Postal code', '8000'],
    ['City', 'Aarhus'],
  ] as const) {
    await user.type(within(dialog).getByLabelText(label), text);
  }
  await user.selectOptions(within(dialog).getByLabelText('Country'), 'Denmark');
  await user.click(within(dialog).getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('The address is saved')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    addressLine1: 'Havnegade 1',
    zipCode: '8000',
    country: 'DK',
    displayName: '',
  });
  await user.click(screen.getByRole('button', { name: 'Delete Head office' }));
  await user.click(await screen.findByRole('button', { name: 'Delete address' }));
  expect(await screen.findByText('This is in use and cannot be removed.')).toBeVisible();
});

test('payment details: what is wrong is said at its field, and what is right is sent', async () => {
  const none = { currency: 'DKK', bank: '', account: '', iban: '', bic: '', cardLink: '', version: 0 };
  const api = fakeApi(
    on(payment.listPaymentDetails, { data: [none] }),
    on(payment.changePaymentDetails, { data: [{ ...none, iban: 'DK5000400440116243', version: 1 }] }),
  );
  const { user } = renderPage(<SettingsPage />, { at: '/?tab=payment' });
  expect(await screen.findByText(/told to ask you how to pay/)).toBeVisible();
  const iban = screen.getByLabelText(/IBAN/);
  await user.type(iban, 'DK51 0040 0440 1162 43');
  await user.type(screen.getByLabelText(/Link for payment by card/), 'http://pay.nordlys.example');
  await user.click(screen.getByRole('button', { name: 'Save payment details' }));
  await waitFor(() => expect(iban).toHaveAccessibleDescription(/Enter a valid IBAN\./));
  expect(screen.getByLabelText(/Link for payment by card/)).toBeInvalid();
  await user.clear(iban);
  await user.type(iban, 'DK50 0040 0440 1162 43');
  await user.clear(screen.getByLabelText(/Link for payment by card/));
  await user.click(screen.getByRole('button', { name: 'Save payment details' }));
  expect(await screen.findByText('The payment details are saved')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    currency: 'DKK',
    bank: '',
    account: '',
    iban: 'DK5000400440116243',
    bic: '',
    cardLink: '',
  });
});

test('an address and payment details that a colleague saved meanwhile are merged, not refused', async () => {
  const theirs = { ...office, city: 'Odense', att: 'Reception', version: 2 };
  const none = { currency: 'DKK', bank: '', account: '', iban: '', bic: '', cardLink: '', version: 0 };
  const entered = { ...none, bank: 'Andelskassen', version: 1 };
  const saved = [{ ...entered, version: 2 }];
  let [addresses, details] = [[office], [none]];
  const api = fakeApi(
    on(contract.listCompanyAddresses, () => ({ data: addresses })),
    on(contract.changeCompanyAddress, ({ body }) =>
      body.version === 2
        ? { data: { ...theirs, city: body.city ?? '', version: 3 } }
        : fails('changed-by-someone-else', 409),
    ),
    on(payment.listPaymentDetails, () => ({ data: details })),
    on(payment.changePaymentDetails, ({ body }) =>
      body.version === 1 ? { data: saved } : fails('changed-by-someone-else', 409),
    ),
  );
  const { user } = renderPage(<SettingsPage />, { at: '/?tab=addresses' });
  await user.click(await screen.findByRole('button', { name: 'Edit Head office' }));
  const city = await screen.findByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Vejle');
  addresses = [theirs];
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await user.click(await screen.findByRole('radio', { name: /^Vejle/ }));
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(await screen.findByText('The address is saved')).toBeVisible();
  expect(api.calls.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ city: 'Vejle', version: 2 });

  await user.click(screen.getByRole('link', { name: 'Payment' }));
  await user.type(await screen.findByLabelText(/Registration and account number/), '1234 5678901');
  details = [entered];
  await user.click(screen.getByRole('button', { name: 'Save payment details' }));
  expect(await screen.findByText('Kept from the other one:')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
  expect(await screen.findByText('The payment details are saved')).toBeVisible();
  expect(api.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    ...entered,
    account: '1234 5678901',
  });
});
