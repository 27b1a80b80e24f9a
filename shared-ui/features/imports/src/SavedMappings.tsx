import { useLingui } from '@lingui/react/macro';
import type { SavedMapping } from '@portal/contract/import-mappings';
import type { ImportView } from '@portal/contract/import-view';
import { Card, Field, useQuery } from '@portal/shared-ui';
import { Select } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { Fields } from './import-style.ts';
import { columnsOfSource } from './mapping-state.ts';
import { savedMappings } from './mappings.api.ts';

type SavedMappingsProps = { view: ImportView; onChoose: (saved: SavedMapping) => void };

/** The supplier's mappings whose columns this file has; choosing one fills in everything below. */
export function SavedMappings({ view, onChoose }: SavedMappingsProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  const names = new Set(view.columns.map(({ name }) => name));
  const fitting = (useQuery(savedMappings()).data?.data ?? []).filter(
    ({ kind, mapping }) =>
      kind === view.kind &&
      Object.values(mapping)
        .flatMap(columnsOfSource)
        .every((name) => names.has(name)),
  );
  if (fitting.length === 0) return null;
  return (
    <Card title={t`Saved mapping`}>
      <Fields>
        <Field label={t`Mapping`} hint={t`Those whose columns this file has. Choosing one replaces what is below.`}>
          {(control) => (
            <Select
              {...control}
              placeholder={t`Choose`}
              options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen}
              onChange={(value) => {
                setChosen(value);
                const saved = fitting.find(({ id }) => id === value);
                if (saved) onChoose(saved);
              }}
            />
          )}
        </Field>
      </Fields>
    </Card>
  );
}
