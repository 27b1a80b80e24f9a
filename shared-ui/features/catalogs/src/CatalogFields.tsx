import { useLingui } from '@lingui/react/macro';
import type { CatalogForm } from '@portal/contract/catalogs';
import { currencyLabels, useQuery } from '@portal/shared-ui';
import {
  CheckboxField,
  FieldRow,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import type { InferInput } from 'valibot';
import { currencyChoices } from './catalogs.api.ts';

type CatalogFieldsProps = {
  form: SchemaForm<InferInput<typeof CatalogForm>, CatalogForm>;
  /** prices stand in it already */
  isCurrencyLocked?: boolean;
};

/** The fields of a catalog (SPEC 3); knows nothing of create or edit. */
export function CatalogFields({ form, isCurrencyLocked = false }: CatalogFieldsProps) {
  const { t } = useLingui();
  const currencies = useQuery(currencyChoices).data?.data ?? [];
  const options = currencies.map(({ isoCode }) => {
    const label = Object.hasOwn(currencyLabels, isoCode)
      ? currencyLabels[isoCode as keyof typeof currencyLabels]
      : undefined;
    return { value: isoCode, label: label ? `${isoCode} · ${t(label)}` : isoCode };
  });
  return (
    <>
      <TextField
        form={form}
        name="catalogName"
        label={t`Catalog name`}
        hint={t`Your own name for it, used once.`}
        maxLength={120}
      />
      <TextField
        form={form}
        name="displayName"
        label={t`Display name`}
        hint={t`What companies and employees read.`}
        maxLength={120}
      />
      <TextField
        form={form}
        name="danishName"
        label={t`Display name in Danish`}
        hint={t`For those who read Danish. Empty: the display name.`}
        isOptional
        maxLength={120}
      />
      <FieldRow>
        <SelectField
          form={form}
          name="currency"
          label={t`Currency`}
          options={options}
          isLocked={isCurrencyLocked}
          hint={isCurrencyLocked ? t`Locked: prices stand in this currency.` : undefined}
        />
        <NumberField form={form} name="sortOrder" label={t`Sort order`} hint={t`The lowest number comes first.`} />
      </FieldRow>
      <TextAreaField form={form} name="description" label={t`Description`} isOptional maxLength={2_000} />
      <CheckboxField
        form={form}
        name="accessoriesEnabled"
        label={t`Enable accessories`}
        hint={t`Employees may add the accessories of this catalog to a product.`}
      />
    </>
  );
}
