import { useLingui } from '@lingui/react/macro';
import { readAttribute } from '@portal/contract/attribute-values';
import type { AttributeDefinition } from '@portal/contract/attributes';
import { SelectField, TextField, useWatch, type SchemaForm } from '@portal/shared-ui/forms';
import type { ItemFields } from './item-form.ts';

type Name = `known.${keyof ItemFields['known']}` | `others.${number}.value`;
type Props = {
  form: SchemaForm<ItemFields, unknown>;
  name: Name;
  label: string;
  definition: AttributeDefinition | undefined;
};

/** The value of one attribute, as its kind is entered; what does not fit its kind is kept as a text, and says so. */
export function AttributeValue({ form, name, label, definition }: Props) {
  const { t } = useLingui();
  const value = useWatch({ control: form.control, name });
  const { kind = 'TEXT', unit = '', choices = [] } = definition ?? {};
  const fits = definition ? readAttribute(definition, value) : value;
  if (kind === 'YES_NO' || kind === 'CHOICE') {
    const options = kind === 'CHOICE' ? choices.map((one) => ({ value: one, label: one })) : yesOrNo(t`Yes`, t`No`);
    const kept = value !== '' && !options.some((option) => option.value === value) ? [{ value, label: value }] : [];
    return (
      <SelectField form={form} name={name} label={label} options={[{ value: '', label: '–' }, ...options, ...kept]} />
    );
  }
  const hint = fits === undefined ? t`Kept as text: it is no number in ${unit}.` : unit && t`In ${unit}`;
  return <TextField form={form} name={name} label={label} maxLength={200} {...(hint ? { hint } : {})} />;
}

const yesOrNo = (yes: string, no: string) => [
  { value: 'Yes', label: yes },
  { value: 'No', label: no },
];
