import { jest } from '@jest/globals';
import { requiredLine } from '@portal/contract/endpoint';
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { renderPage } from '../testing/render-page.tsx';
import { CountryField } from './CountryField.tsx';
import { Form, FormActions } from './Form.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const Address = v.strictObject({ country: requiredLine(60) });

function AddressPage({ country, save }: { country: string; save: (address: { country: string }) => void }) {
  const form = useSchemaForm(Address, { country });
  return (
    <Form form={form} onSubmit={async (address) => save(address)}>
      <CountryField form={form} name="country" />
      <FormActions>
        <button type="submit">Save</button>
      </FormActions>
    </Form>
  );
}

test('a country is chosen by its name and kept as its code', async () => {
  const save = jest.fn();
  const { user } = renderPage(<AddressPage country="" save={save} />);
  await user.selectOptions(screen.getByLabelText('Country'), 'Poland');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledWith({ country: 'PL' });
});

test('a country that a file wrote in its own words is an entry of the list and stays', async () => {
  const save = jest.fn();
  const { user } = renderPage(<AddressPage country="Kongeriget Danmark" save={save} />);
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Kongeriget Danmark');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledWith({ country: 'Kongeriget Danmark' });
});
