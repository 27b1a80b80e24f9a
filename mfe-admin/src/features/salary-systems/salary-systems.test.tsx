import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import {
  createSalarySystem,
  listSalarySystemPresets,
  previewSalarySystem,
  type SalarySystem,
} from '@portal/contract/salary-systems';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import CreateSalarySystemPage from './CreateSalarySystemPage.tsx';

const danlon = salarySystemPresets.find(({ name }) => name === 'Danløn')!;
const created: SalarySystem = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Danløn',
  country: 'DK',
  enabled: true,
  layout: danlon.layout,
  companies: 0,
  version: 1,
};

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('a preset fills the form, its sample line is shown, and columns can be added and moved', async () => {
  const api = fakeApi(
    on(listSalarySystemPresets, { data: [...salarySystemPresets] }),
    on(previewSalarySystem, {
      data: { fileName: 'NordlysAS2027011.csv', text: '12345678;1042;45;100;22893;22893\r\n', bytes: 34, refused: [] },
    }),
    on(createSalarySystem, { data: created }),
  );
  const { user } = renderPage(<CreateSalarySystemPage />);
  expect(await screen.findByRole('heading', { name: 'Column 6' })).toBeVisible();
  expect(await screen.findByText(/12345678;1042;45;100;22893;22893/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add column' }));
  await user.click(screen.getByRole('button', { name: 'Move column 7 up' }));
  await user.click(screen.getByRole('button', { name: 'Add salary system' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/salarysystems'));
  const sent = api.calls.find(({ call }) => call === 'POST /admin/salarysystems')?.body as {
    name: string;
    layout: { columns: { source: string }[] };
  };
  expect(sent.name).toBe('Danløn');
  expect(sent.layout.columns.map(({ source }) => source)).toEqual([
    'companyVat',
    'employNo',
    'wageCode',
    'units',
    'rate',
    'blank',
    'amount',
  ]);
});

test('another preset replaces the form', async () => {
  fakeApi(on(listSalarySystemPresets, { data: [...salarySystemPresets] }));
  const { user } = renderPage(<CreateSalarySystemPage />);
  await user.selectOptions(await screen.findByLabelText('Preset'), 'PAXml');
  expect(screen.getByLabelText('Name')).toHaveValue('PAXml');
  expect(screen.queryByRole('heading', { name: 'Columns' })).toBeNull();
});

test('a PAXml layout with negative deductions is told what payroll would do with it', async () => {
  fakeApi(on(listSalarySystemPresets, { data: [...salarySystemPresets] }));
  const { user } = renderPage(<CreateSalarySystemPage />);
  const warning = () => screen.queryByText(/payroll would pay these deductions out/);
  await user.selectOptions(await screen.findByLabelText('Preset'), 'PAXml');
  expect(screen.getByLabelText('Deductions are')).toHaveDisplayValue('Positive');
  expect(warning()).toBeNull();
  await user.selectOptions(screen.getByLabelText('Deductions are'), 'Negative');
  expect(warning()).toBeVisible();
});
