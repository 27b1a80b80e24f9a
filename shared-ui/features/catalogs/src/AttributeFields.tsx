import { useLingui } from '@lingui/react/macro';
import { definitionsWith } from '@portal/contract/attributes';
import { knownAttributes } from '@portal/contract/product-forms';
import { Button, IconButton, Plus, useQuery, X } from '@portal/shared-ui';
import { FieldRow, TextField, useFieldArray, useWatch, type SchemaForm } from '@portal/shared-ui/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { attributeWords } from './attribute-words.ts';
import { AttributeValue } from './AttributeValue.tsx';
import { DefineAttributes } from './DefineAttributes.tsx';
import type { ItemFields } from './item-form.ts';
import type { ProductApi } from './products.api.ts';

const Group = styled.details`
  display: grid;
  summary { cursor: pointer; font-weight: 550; font-size: var(--fs-13); padding: 4px 0; }
  > div { display: grid; gap: var(--s-4); margin-top: var(--s-3); }
`;
const Pair = styled.div`display: grid; grid-template-columns: 1fr 1fr auto; gap: var(--s-2); align-items: end;`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: var(--s-2);`;

const isKnown = (name: string) => (knownAttributes as readonly string[]).includes(name);

type Props = { api: ProductApi; form: SchemaForm<ItemFields, unknown>; onDefine: () => void };

/** What customers can compare and filter by: the attributes of SPEC 3, and any others by name. */
export function AttributeFields({ api, form, onDefine }: Props) {
  const { t } = useLingui();
  const definitions = useQuery(api.attributes).data?.data ?? definitionsWith([]);
  const others = useFieldArray({ control: form.control, name: 'others' });
  const rows = useWatch({ control: form.control, name: 'others' });
  const named = (name: string) => definitions.find((one) => one.name === name);
  const unused = definitions.filter(({ name }) => !isKnown(name) && !rows.some((row) => row.name === name));
  return (
    <Group>
      <summary>{t`Attributes`}</summary>
      <div>
        <FieldRow>
          {knownAttributes.map((name) => (
            <AttributeValue
              key={name}
              form={form}
              name={`known.${name}`}
              label={t(attributeWords[name])}
              definition={named(name)}
            />
          ))}
        </FieldRow>
        {others.fields.map((row, index) => (
          <Pair key={row.id}>
            <TextField form={form} name={`others.${index}.name`} label={t`Attribute`} maxLength={60} />
            <AttributeValue
              form={form}
              name={`others.${index}.value`}
              label={t`Value`}
              definition={named(rows[index]?.name ?? '')}
            />
            <IconButton
              label={t`Remove attribute ${index + 1}`}
              icon={<X aria-hidden="true" />}
              onClick={() => others.remove(index)}
            />
          </Pair>
        ))}
        <Buttons>
          {unused.map(({ name }) => (
            <Button
              key={name}
              size="small"
              icon={<Plus aria-hidden="true" />}
              onClick={() => others.append({ name, value: '' })}
            >
              {name}
            </Button>
          ))}
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => others.append({ name: '', value: '' })}
          >{t`Add attribute`}</Button>
          <Button size="small" look="quiet" onClick={onDefine}>{t`What attributes hold …`}</Button>
        </Buttons>
      </div>
    </Group>
  );
}

/** The dialog of the definitions stands beside the form of a product, not in it. */
export function useDefinitions(api: ProductApi) {
  const [isOpen, setIsOpen] = useState(false);
  return {
    onDefine: () => setIsOpen(true),
    dialog: <DefineAttributes api={api} isOpen={isOpen} onClose={() => setIsOpen(false)} />,
  };
}
