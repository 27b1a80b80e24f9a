import { useLingui } from '@lingui/react/macro';
import { Card } from '@portal/shared-ui';
import { FieldRow, Fields, TextField, type SchemaForm } from '@portal/shared-ui/forms';
import type { ReactNode } from 'react';

type AddressInput = Partial<Record<'address_line_one' | 'address_line_two' | 'zipcode' | 'city', string | undefined>>;

type AddressCardProps = {
  form: SchemaForm<AddressInput, unknown>;
  /** beside the city; left out where the form asks for the country elsewhere */
  country?: ReactNode;
  /** below the address */
  children?: ReactNode;
};

/** Where a company, a supplier or a person is; every line may stay empty. */
export function AddressCard({ form, country, children }: AddressCardProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Address`}>
      <Fields>
        <FieldRow>
          <TextField form={form} name="address_line_one" label={t`Address`} isOptional autoComplete="off" />
          <TextField
            form={form}
            name="address_line_two"
            label={t`Address, second line`}
            isOptional
            autoComplete="off"
          />
        </FieldRow>
        <FieldRow>
          <TextField form={form} name="zipcode" label={t`Postal code`} isOptional autoComplete="off" />
          <TextField form={form} name="city" label={t`City`} isOptional autoComplete="off" />
          {country}
        </FieldRow>
        {children}
      </Fields>
    </Card>
  );
}
