import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@portal/shared-ui';
import {
  FieldRow,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  useWatch,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import { GiftNote } from './GiftNote.tsx';
import { itemFormOf, type ProductFields as Fields } from './item-form.ts';
import { ItemFields } from './ItemFields.tsx';
import { categoryChoices, type ProductApi } from './products.api.ts';

type ProductFieldsProps = {
  api: ProductApi;
  form: SchemaForm<Fields, Fields>;
  onDefine: () => void;
  currency: string;
  /** the stored one: it stays choosable when it was switched off */
  category?: { id: string; name: string } | undefined;
};

/** The fields of a product; knows nothing of create or edit. */
export function ProductFields({ api, form, onDefine, currency, category }: ProductFieldsProps) {
  const { t } = useLingui();
  const choices = useQuery(categoryChoices).data?.data ?? [];
  const categoryId = useWatch({ control: form.control, name: 'categoryId' });
  const giftLimits = choices.find(({ id }) => id === categoryId)?.giftLimits ?? [];
  const isService = choices.some(({ id, is_subscription }) => id === categoryId && is_subscription);
  const all = category && !choices.some(({ id }) => id === category.id) ? [category, ...choices] : choices;
  return (
    <ItemFields
      api={api}
      form={itemFormOf(form)}
      onDefine={onDefine}
      currency={currency}
      mandatoryHint={t`Listed first and marked as the employer’s choice.`}
    >
      <SelectField
        form={form}
        name="categoryId"
        label={t`Category`}
        placeholder={t`Choose a category`}
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <GiftNote form={form} currency={currency} limits={giftLimits} />
      <TextField
        form={form}
        name="groupKey"
        label={t`Variant group`}
        isOptional
        maxLength={100}
        hint={t`Products with the same group are one card in the shop: its colours, sizes and so on.`}
      />
      {isService && (
        <NumberField
          form={form}
          name="billingPeriod"
          label={t`Billing period`}
          unit={t`months`}
          hint={t`The months that the price covers.`}
        />
      )}
      <FieldRow>
        <MoneyField
          form={form}
          name="allRisk"
          label={t`All-risk insurance`}
          currency={currency}
          isOptional
          isNullable
          hint={t`A month, ex VAT. Empty: not offered.`}
        />
        <MoneyField
          form={form}
          name="employeeIns"
          label={t`Termination insurance`}
          currency={currency}
          isOptional
          isNullable
          hint={t`A month, ex VAT. Empty: not offered.`}
        />
      </FieldRow>
    </ItemFields>
  );
}
