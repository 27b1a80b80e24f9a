import { useLingui } from '@lingui/react/macro';
import { useFieldWords, type SchemaForm } from '@portal/shared-ui/forms';
import { AsyncSelect, type ComboOption } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { findSuppliers } from '../../shared/supplier-choice.api.ts';

/** The supplier that serves the company; searched, because there may be many. */
export function SupplierPicker({
  form,
  supplier,
}: {
  form: SchemaForm<{ supplierId: string | null }, unknown>;
  supplier: ComboOption | null;
}) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(supplier);
  useFieldWords({
    form,
    name: 'supplierId',
    label: t`Supplier`,
    shows: (id) => id !== null && (chosen?.id === id ? chosen?.label : t`another supplier`),
  });
  return (
    <AsyncSelect
      label={t`Supplier`}
      hint={t`Companies of a reseller see its branding and get a themes page.`}
      queryKey={['suppliers']}
      load={findSuppliers}
      value={chosen}
      onChange={(option) => {
        setChosen(option);
        form.setValue('supplierId', option?.id ?? null, { shouldDirty: true });
      }}
    />
  );
}
