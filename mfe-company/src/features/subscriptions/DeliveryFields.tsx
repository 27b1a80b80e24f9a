import { useLingui } from '@lingui/react/macro';
import { Button, Plus, useQuery } from '@portal/shared-ui';
import { RadioField, SelectField, useWatch } from '@portal/shared-ui/forms';
import { useState } from 'react';
import { AddressDialog } from '../../shared/AddressDialog.tsx';
import { addressList } from '../../shared/settings.api.ts';
import type { SubscriptionFieldsProps } from './subscription-form.ts';
import { useLockedHint } from './use-locked-hint.ts';

/** To each employee's own address, or all to one of the company's (SPEC 5: then an address must be selected). */
export function DeliveryFields({ form, isLocked = false }: SubscriptionFieldsProps) {
  const { t } = useLingui();
  const locked = useLockedHint(isLocked);
  const method = useWatch({ control: form.control, name: 'deliveryMethod' });
  const addresses = useQuery(addressList()).data?.data ?? [];
  const isOwn = method === 'USER_ADDRESS';
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <RadioField
        form={form}
        name="deliveryMethod"
        legend={t`Goods are sent to`}
        choices={[
          {
            value: 'USER_ADDRESS',
            label: t`The employee’s address`,
            hint: locked ?? t`As the employee enters it with the order.`,
            isDisabled: isLocked,
          },
          {
            value: 'COMPANY_ADDRESS',
            label: t`A company address`,
            hint: t`All orders go to one place.`,
            isDisabled: isLocked,
          },
        ]}
      />
      {(!isOwn || addresses.length > 0) && (
        <>
          <SelectField
            form={form}
            name="addressId"
            label={isOwn ? t`Company address beside it` : t`Address`}
            {...(isOwn ? { hint: t`Employees may choose it instead of their own address` } : {})}
            isNullable
            isLocked={isLocked}
            placeholder={t`Select an address`}
            options={[
              ...(isOwn ? [{ value: '', label: t`None: to the employee’s address only` }] : []),
              ...addresses.map(({ id, displayName, zipCode, city }) => ({
                value: id,
                label: `${displayName}, ${zipCode} ${city}`,
              })),
            ]}
          />
          {!isLocked && (
            <div>
              <Button
                size="small"
                icon={<Plus aria-hidden="true" />}
                onClick={() => setIsAdding(true)}
              >{t`Add address`}</Button>
            </div>
          )}
        </>
      )}
      <AddressDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onSaved={({ id }) => form.setValue('addressId', id, { shouldDirty: true, shouldValidate: true })}
      />
    </>
  );
}
