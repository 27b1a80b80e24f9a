import { useLingui } from '@lingui/react/macro';
import {
  CheckboxField,
  FieldRow,
  MoneyField,
  TextAreaField,
  TextField,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AttributeFields } from './AttributeFields.tsx';
import type { ItemFields as Fields } from './item-form.ts';
import type { ProductApi } from './products.api.ts';

const Ticks = styled.div`display: grid; gap: var(--s-3);`;

type ItemFieldsProps = {
  api: ProductApi;
  form: SchemaForm<Fields, unknown>;
  onDefine: () => void;
  currency: string;
  /** what "mandatory" means for this kind */
  mandatoryHint: string;
  /** fields of one kind only, after the prices */
  children: ReactNode;
};

/** The fields that products and accessories share (SPEC 3). */
export function ItemFields({ api, form, onDefine, currency, mandatoryHint, children }: ItemFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField form={form} name="productName" label={t`Name`} maxLength={200} />
      <FieldRow>
        <TextField form={form} name="SKU" label={t`SKU`} hint={t`Once in this catalog.`} maxLength={100} />
        <TextField form={form} name="supplierSKU" label={t`Supplier SKU`} isOptional maxLength={100} />
      </FieldRow>
      <FieldRow>
        <MoneyField
          form={form}
          name="price"
          label={t`Price ex VAT`}
          currency={currency}
          hint={t`0.00 is shown, but cannot be ordered.`}
        />
        <MoneyField
          form={form}
          name="retailPrice"
          label={t`Retail price incl. VAT`}
          currency={currency}
          isOptional
          isNullable
          hint={t`For comparison and taxable value.`}
        />
      </FieldRow>
      {children}
      <TextAreaField form={form} name="description" label={t`Description`} isOptional maxLength={5_000} />
      <TextField
        form={form}
        name="image"
        label={t`Picture link`}
        isOptional
        placeholder="https://"
        inputMode="url"
        hint={t`Fetched when a file is imported. Empty it to remove that picture.`}
      />
      <TextField
        form={form}
        name="productLink"
        label={t`Product link`}
        isOptional
        placeholder="https://"
        inputMode="url"
      />
      <AttributeFields api={api} form={form} onDefine={onDefine} />
      <Ticks>
        <CheckboxField form={form} name="mandatory" label={t`Mandatory`} hint={mandatoryHint} />
        <CheckboxField form={form} name="featured" label={t`Featured`} hint={t`Shown first.`} />
        <CheckboxField
          form={form}
          name="hidden"
          label={t`Hidden`}
          hint={t`Employees do not see it and cannot order it.`}
        />
      </Ticks>
    </>
  );
}
