import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportMapping } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import { Button, Field, Input } from '@portal/shared-ui';
import { Select, Unsaved } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { fieldLabels } from './field-labels.ts';
import { Fields, Stack } from './import-style.ts';
import { columnValues, withValue } from './mapping-state.ts';
import type { CategoryChoice } from './OptionFields.tsx';

/** Fields whose words differ from supplier to supplier. */
const translated: readonly ImportField[] = ['category', 'colour', 'brand', 'os', 'network', 'department', 'country'];

type ValueTableProps = {
  view: ImportView;
  mapping: ImportMapping;
  onChange: (mapping: ImportMapping) => void;
  categories: readonly CategoryChoice[];
};

/** What the file's words mean here: `Sort` is Black, `Smartphones` is our category Mobile. */
export function ValueTable({ view, mapping, onChange, categories }: ValueTableProps) {
  const { t, i18n } = useLingui();
  const fields = translated.filter((field) => columnValues(mapping, field) !== undefined);
  const [field = fields[0], setField] = useState<ImportField>();
  const [word, setWord] = useState('');
  const [meant, setMeant] = useState('');
  if (!field || !fields.includes(field)) return <p>{t`Map a column to a category, a colour or the like first.`}</p>;
  const source = mapping[field];
  const samples =
    view.columns.find(({ name }) => source && 'column' in source && source.column === name)?.samples ?? [];
  const add = () => {
    onChange(withValue(mapping, field, word.trim(), meant));
    setWord('');
    setMeant('');
  };
  return (
    <Stack>
      <Unsaved isTyped={word.trim() !== '' || meant !== ''} />
      {fields.flatMap((name) =>
        Object.entries(columnValues(mapping, name) ?? {}).map(([from, to]) => (
          <div key={`${name} ${from}`}>
            {i18n._(fieldLabels[name])}: {from} → {to}{' '}
            <Button size="small" look="quiet" onClick={() => onChange(withValue(mapping, name, from, undefined))}>
              <Trans>Remove {from}</Trans>
            </Button>
          </div>
        )),
      )}
      <Fields>
        <Field label={t`Value of`}>
          {(control) => (
            <Select
              {...control}
              options={fields.map((name) => ({ value: name, label: i18n._(fieldLabels[name]) }))}
              value={field}
              onChange={(value) => setField(fields.find((name) => name === value))}
            />
          )}
        </Field>
        <Field label={t`The file says`} hint={samples.join(', ')}>
          {(control) => (
            <Input {...control} value={word} maxLength={200} onChange={(event) => setWord(event.target.value)} />
          )}
        </Field>
        <Field label={t`It means`}>
          {(control) =>
            field === 'category' ? (
              <Select
                {...control}
                placeholder={t`Choose`}
                options={categories.map(({ name }) => ({ value: name, label: name }))}
                value={meant}
                onChange={setMeant}
              />
            ) : (
              <Input {...control} value={meant} maxLength={200} onChange={(event) => setMeant(event.target.value)} />
            )
          }
        </Field>
      </Fields>
      <div>
        <Button disabled={word.trim() === '' || meant === ''} onClick={add}>
          {t`Add value`}
        </Button>
      </div>
    </Stack>
  );
}
