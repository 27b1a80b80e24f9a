import { getOfficeHome, type OfficeHome } from '@portal/contract/home-office';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { OfficeDay } from './OfficeDay.tsx';

const company = (n: number, name: string) => ({ id: `00000000-0000-4000-8000-00000000000${n}`, name });
const numbers = {
  'company-salary-files': '/admin/companies/:id/salaryfiles',
  'company-orders': '/admin/orders?companyId=:id',
};
const kroner = (amount: number) => ({ amount, currency: 'DKK' });
const home: OfficeHome = {
  salaryFiles: [
    { company: company(1, 'Nordlys A/S'), period: '2027-01', rowCount: 2, total: kroner(39_556), state: 'FAILED' },
    { company: company(2, 'Fyrholm A/S'), period: '2027-01', rowCount: 0, total: null, state: 'HELD' },
  ],
  toProcess: [{ company: company(1, 'Nordlys A/S'), count: 14, oldest: '2027-01-17' }],
  deducted: [
    { period: '2026-12', currency: 'DKK', amount: 0 },
    { period: '2027-01', currency: 'DKK', amount: 39_556 },
  ],
};

beforeEach(() => givenSession({ role: 'admin' }));

test('the day of back office: files with their state, companies whose orders wait, and what was deducted', async () => {
  fakeApi(on(getOfficeHome, { data: home }));
  renderPage(<OfficeDay numbers={numbers} />);
  const files = within(await screen.findByRole('table', { name: 'Salary files of today' }));
  expect(files.getByRole('row', { name: /Nordlys A\/S/ })).toHaveTextContent('January 20272DKK 395.56Sending failed');
  expect(files.getByRole('row', { name: /Fyrholm A\/S/ })).toHaveTextContent('Something is missing');
  expect(files.getByRole('link', { name: 'Nordlys A/S' })).toHaveAttribute(
    'href',
    `/admin/companies/${company(1, '').id}/salaryfiles`,
  );
  expect(screen.getByText('The oldest waits since 17 January 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: '14 orders' })).toHaveAttribute(
    'href',
    `/admin/orders?companyId=${company(1, '').id}`,
  );
  expect(screen.getByText('DKK 395.56 in the salary files of the last 12 months, of all companies.')).toBeVisible();
});

test('a day without files says so, and a failure takes this part alone', async () => {
  const api = fakeApi(on(getOfficeHome, { data: { salaryFiles: [], toProcess: [], deducted: [] } }));
  const { unmount } = renderPage(<OfficeDay numbers={numbers} />);
  expect(await screen.findByText('No salary file is made today, and none is held back.')).toBeVisible();
  unmount();
  api.add(on(getOfficeHome, fails('service-unavailable', 503)));
  renderPage(<OfficeDay numbers={numbers} />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});
