import { useLingui } from '@lingui/react/macro';
import { Card } from '@portal/shared-ui';
import { CountryField, FieldRow, Fields, TextField, type SchemaForm } from '@portal/shared-ui/forms';
import type { ReactNode } from 'react';

type Line = 'address_line_one' | 'address_line_two' | 'zipcode' | 'city' | 'country';
export type AddressInput = Partial<Record<Line | `return_${Line}`, string | undefined>>;

type AddressCardProps = {
  form: SchemaForm<AddressInput, unknown>;
  /** the other address, for returns and repairs */
  isReturn?: boolean;
  /** asks for the country; left out where the form asks for it elsewhere */
  hasCountry?: boolean;
  /** below the address */
  children?: ReactNode;
};

/** Where a company, a supplier or a person is; every line may stay empty. */
export function AddressCard({ form, isReturn = false, hasCountry = isReturn, children }: AddressCardProps) {
  const { t } = useLingui();
  const of = <Name extends Line>(name: Name) => (isReturn ? (`return_${name}` as const) : name);
  const shared = { form, isOptional: true, autoComplete: 'off' } as const;
  return (
    <Card title={isReturn ? t`Return address` : t`Address`}>
      <Fields>
        {isReturn && <p>{t`Returns and repairs are sent here. Empty it and they go to the address above.`}</p>}
        <FieldRow>
          <TextField {...shared} name={of('address_line_one')} label={t`Address`} />
          <TextField {...shared} name={of('address_line_two')} label={t`Address, second line`} />
        </FieldRow>
        <FieldRow>
          <TextField {...shared} name={of('zipcode')} label={t`Postal code`} />
          <TextField {...shared} name={of('city')} label={t`City`} />
          {hasCountry && <CountryField form={form} name={of('country')} isOptional />}
        </FieldRow>
        {children}
      </Fields>
    </Card>
  );
}
