import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { Plus } from '../ui/icons.ts';
import { ColumnMapping } from './ColumnMapping.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { RowFaults } from './RowFaults.tsx';

function Mapping() {
  const [value, setValue] = useState<Record<string, string>>({ 'Varenr.': 'sku' });
  return (
    <>
      <output>{JSON.stringify(value)}</output>
      <ColumnMapping
        columns={[
          { name: 'Varenr.', samples: ['SKR-1'], match: 'Exact' },
          { name: 'Lev. nr.', samples: ['57', '58'] },
        ]}
        fields={[
          { value: 'sku', label: 'SKU' },
          { value: 'supplierSku', label: 'Supplier SKU' },
        ]}
        value={value}
        onChange={setValue}
      />
    </>
  );
}

test('a field belongs to one column: choosing it elsewhere moves it', async () => {
  const { user, container } = renderPage(<Mapping />);
  const chosen = () => JSON.parse(container.querySelector('output')?.textContent ?? '') as unknown;
  expect(screen.getByText('Exact')).toBeVisible();
  expect(screen.getByText('Not used')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Field for Lev. nr.' }), 'SKU');
  expect(chosen()).toEqual({ 'Lev. nr.': 'sku' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Field for Lev. nr.' }), 'Ignored');
  expect(chosen()).toEqual({});
});

test('counts and refused rows are shown with their words', () => {
  renderPage(
    <>
      <ImportCounts
        label="Result"
        counts={[{ key: 'new', label: 'New', icon: Plus, tone: 'success', value: 1054, note: 'will be created' }]}
      />
      <RowFaults faults={[{ row: 44, column: 'SKU', value: 'NRD-14', key: 'duplicate-sku' }]} />
    </>,
  );
  expect(screen.getByRole('list', { name: 'Result' })).toHaveTextContent('New1,054will be created');
  const row = within(screen.getByRole('table', { name: 'Rows with errors' })).getByRole('row', { name: /44/ });
  expect(row).toHaveTextContent('44SKUNRD-14This SKU already exists in the catalog.');
});
