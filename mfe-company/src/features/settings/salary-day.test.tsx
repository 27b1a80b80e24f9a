import * as contract from '@portal/contract/company-settings';
import { previewSalaryDay } from '@portal/contract/salary-day-move';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { payroll, settings } from './given-settings-page.ts';
import SettingsPage from './SettingsPage.tsx';

const kroner = (amount: number) => ({ amount, currency: 'DKK' });
const run = { period: '2026-12', draws: 2, totals: [kroner(39_556)] };
const move = {
  draws: 46,
  employees: 2,
  before: { ...run, fileDay: '2026-12-20' },
  after: { ...run, fileDay: '2026-12-30' },
  atOnce: null,
};

beforeEach(() => {
  givenSession();
});

test('the salary day is from 1 to 30; only what changed is sent', async () => {
  const api = fakeApi(
    on(contract.getCompanySettings, { data: settings }),
    on(contract.getCompanyPayroll, { data: payroll }),
    on(contract.changeCompanySettings, { data: { ...settings, salaryDay: 30, version: 5 } }),
    on(previewSalaryDay, { data: move }),
  );
  const { user } = renderPage(<SettingsPage />);
  const day = await screen.findByLabelText('Salary day of the month');
  await user.clear(day);
  await user.type(day, '31');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(day).toHaveAccessibleDescription(/Choose a day between 1 and 30\./));
  await user.clear(day);
  await user.type(day, '30');
  expect(screen.getByText(/on the month’s last day/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move the salary day from 20 to 30?' });
  expect(await within(dialog).findByText('46 planned draws of 2 employees move inside their months.')).toBeVisible();
  expect(dialog).toHaveTextContent('The next file now20 December 2026');
  expect(dialog).toHaveTextContent('The next file afterwards30 December 2026Draws in it2SumDKK 395.56');
  await user.click(within(dialog).getByRole('button', { name: 'Move the salary day' }));
  expect(await screen.findByText('The settings are saved')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ salaryDay: 30, version: 4 });
});

test('a salary day that is not moved after all changes nothing; one that has passed is warned of', async () => {
  const atOnce = { ...move.before, fileDay: '2026-12-05' };
  const api = fakeApi(
    on(contract.getCompanySettings, { data: settings }),
    on(contract.getCompanyPayroll, { data: payroll }),
    on(previewSalaryDay, { data: { ...move, after: null, atOnce } }),
  );
  const { user } = renderPage(<SettingsPage />);
  const day = await screen.findByLabelText('Salary day of the month');
  await user.clear(day);
  await user.type(day, '5');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move the salary day from 20 to 5?' });
  expect(await within(dialog).findByText(/the file is made as soon as you save/)).toBeVisible();
  expect(dialog).toHaveTextContent('The next file afterwardsAt once');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(api.calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
  expect(day).toHaveValue('5');
});
