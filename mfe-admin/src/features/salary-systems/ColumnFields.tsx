import { Trans, useLingui } from '@lingui/react/macro';
import { salaryColumnFormats } from '@portal/contract/salary-systems';
import { Button, Card, IconButton, Plus } from '@portal/shared-ui';
import { NumberField, SelectField, TextField, useFieldArray, useWatch } from '@portal/shared-ui/forms';
import { ArrowDown, ArrowUp, Trash2, salaryColumnLabels } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { useOptions } from '../../shared/use-options.ts';
import { newColumn, type SystemSchemaForm } from './salary-system-form.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: var(--s-3);
  padding: var(--s-4) 0;
  border-top: 1px solid var(--line);
  &:first-child { border-top: 0; padding-top: 0; }
`;
const Head = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: var(--s-1);
  h3 { font-size: var(--fs-14); margin-right: auto; }
`;

/** The columns of a CSV or fixed-width file, in their order. XML files have none. */
export function ColumnFields({ form }: { form: SystemSchemaForm }) {
  const { t } = useLingui();
  const kind = useWatch({ control: form.control, name: 'layout.kind' });
  const { fields, append, remove, swap } = useFieldArray({ control: form.control, name: 'layout.columns' });
  if (kind !== 'CSV' && kind !== 'FIXED') return null;
  return (
    <Card title={t`Columns`}>
      <ol>
        {fields.map(({ id }, index) => (
          <Row key={id}>
            <Head>
              <h3>
                <Trans>Column {index + 1}</Trans>
              </h3>
              <IconButton
                label={t`Move column ${index + 1} up`}
                icon={<ArrowUp aria-hidden="true" />}
                size="small"
                disabled={index === 0}
                onClick={() => swap(index, index - 1)}
              />
              <IconButton
                label={t`Move column ${index + 1} down`}
                icon={<ArrowDown aria-hidden="true" />}
                size="small"
                disabled={index === fields.length - 1}
                onClick={() => swap(index, index + 1)}
              />
              <IconButton
                label={t`Remove column ${index + 1}`}
                icon={<Trash2 aria-hidden="true" />}
                size="small"
                onClick={() => remove(index)}
              />
            </Head>
            <Column form={form} index={index} />
          </Row>
        ))}
      </ol>
      <Button icon={<Plus aria-hidden="true" />} onClick={() => append(newColumn)}>{t`Add column`}</Button>
    </Card>
  );
}

function Column({ form, index }: { form: SystemSchemaForm; index: number }) {
  const { t } = useLingui();
  const [source, hasHeader] = useWatch({
    control: form.control,
    name: [`layout.columns.${index}.source`, 'layout.header'],
  });
  const sources = useOptions(salaryColumnLabels);
  return (
    <>
      <SelectField form={form} name={`layout.columns.${index}.source`} label={t`Value`} options={sources} />
      {source === 'const' && (
        <TextField form={form} name={`layout.columns.${index}.constant`} label={t`Fixed text`} autoComplete="off" />
      )}
      {hasHeader && (
        <TextField form={form} name={`layout.columns.${index}.header`} label={t`Column name`} autoComplete="off" />
      )}
      <NumberField form={form} name={`layout.columns.${index}.width`} label={t`Width`} isNullable isOptional />
      <SelectField
        form={form}
        name={`layout.columns.${index}.align`}
        label={t`Aligned`}
        options={[
          { value: 'LEFT', label: t`Left` },
          { value: 'RIGHT', label: t`Right` },
        ]}
      />
      <SelectField
        form={form}
        name={`layout.columns.${index}.pad`}
        label={t`Filled with`}
        options={[
          { value: '', label: t`Nothing` },
          { value: ' ', label: t`Spaces` },
          { value: '0', label: t`Zeros` },
        ]}
      />
      <SelectField
        form={form}
        name={`layout.columns.${index}.format`}
        label={t`Format`}
        isNullable
        placeholder={t`As the file`}
        options={salaryColumnFormats.map((value) => ({ value, label: value }))}
      />
    </>
  );
}
