import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { knownAttributes, type KnownAttribute } from '@portal/contract/product-forms';
import { Button, IconButton, Plus, X } from '@portal/shared-ui';
import { FieldRow, TextField, useFieldArray, type SchemaForm } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import type { ItemFields } from './item-form.ts';

const labels: Record<KnownAttribute, MessageDescriptor> = {
  brand: msg`Brand`,
  model: msg`Model`,
  colour: msg`Colour`,
  capacity: msg`Capacity`,
  screenSize: msg`Screen size`,
  weight: msg`Weight`,
  os: msg`Operating system`,
  dualSim: msg`Dual SIM`,
  network: msg`4G or 5G`,
  wifi: msg`WiFi`,
  GTIN: msg`GTIN`,
};

const Group = styled.details`
  display: grid;
  summary { cursor: pointer; font-weight: 550; font-size: var(--fs-13); padding: 4px 0; }
  > div { display: grid; gap: var(--s-4); margin-top: var(--s-3); }
`;
const Pair = styled.div`display: grid; grid-template-columns: 1fr 1fr auto; gap: var(--s-2); align-items: end;`;

/** What customers can compare: the attributes of SPEC 3, and any others by name. */
export function AttributeFields({ form }: { form: SchemaForm<ItemFields, unknown> }) {
  const { t } = useLingui();
  const others = useFieldArray({ control: form.control, name: 'others' });
  return (
    <Group>
      <summary>{t`Attributes`}</summary>
      <div>
        <FieldRow>
          {knownAttributes.map((name) => (
            <TextField key={name} form={form} name={`known.${name}`} label={t(labels[name])} maxLength={200} />
          ))}
        </FieldRow>
        {others.fields.map((row, index) => (
          <Pair key={row.id}>
            <TextField form={form} name={`others.${index}.name`} label={t`Attribute`} maxLength={60} />
            <TextField form={form} name={`others.${index}.value`} label={t`Value`} maxLength={200} />
            <IconButton
              label={t`Remove attribute ${index + 1}`}
              icon={<X aria-hidden="true" />}
              onClick={() => others.remove(index)}
            />
          </Pair>
        ))}
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => others.append({ name: '', value: '' })}
          >{t`Add attribute`}</Button>
        </div>
      </div>
    </Group>
  );
}
