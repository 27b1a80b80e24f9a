import { Plural, useLingui } from '@lingui/react/macro';
import type { ImportMapping, ImportOptions } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import { Button, Card, ErrorSummary, messageOf, Note, useFormat, useMutation } from '@portal/shared-ui';
import { Unsaved, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { ColumnRows } from './ColumnRows.tsx';
import { ExtraValues } from './ExtraValues.tsx';
import { fieldLabels } from './field-labels.ts';
import { FootBar, Stack } from './import-style.ts';
import type { ImportApi } from './imports.api.ts';
import { missingFields, needsCategory } from './mapping-state.ts';
import { OptionFields, type CategoryChoice } from './OptionFields.tsx';
import { ReadingFields } from './ReadingFields.tsx';
import { SavedMappings } from './SavedMappings.tsx';
import { ValueTable } from './ValueTable.tsx';

type MappingStepProps = {
  api: ImportApi;
  view: ImportView;
  categories: readonly CategoryChoice[];
  onChecked: (view: ImportView) => void;
  onRead: (view: ImportView) => void;
};

/** What each column means. The proposal stands; a person only corrects it. */
export function MappingStep({ api, view, categories, onChecked, onRead }: MappingStepProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const [mapping, setMapping] = useState<ImportMapping>(view.mapping as ImportMapping);
  const [options, setOptions] = useState<ImportOptions>(view.options);
  const [isTried, setIsTried] = useState(false);
  const check = useMutation({
    mutationFn: () => api.check(view.id, mapping, options),
    onSuccess: ({ data }) => onChecked(data),
    meta: { form: true },
  });
  const missing = missingFields(view.kind, mapping);
  const lacksCategory = needsCategory(view.kind, mapping, options);
  const problems = [
    ...missing.map((field) => ({ text: t`${i18n._(fieldLabels[field])}: choose a column or a value` })),
    ...(lacksCategory ? [{ text: t`Category: choose one, or a column that names it` }] : []),
  ];
  const start = () => {
    setIsTried(true);
    if (missing.length === 0 && !lacksCategory) check.mutate();
  };
  // The check keeps it with the file; until then it is here alone.
  const isTyped = JSON.stringify([mapping, options]) !== JSON.stringify([view.mapping, view.options]);
  return (
    <Stack>
      <Unsaved isTyped={isTyped} />
      {view.status === 'FAILED' && view.error && <Note tone="danger">{messageOf(view.error)}</Note>}
      <Refusal error={check.error} />
      {isTried && problems.length > 0 && <ErrorSummary problems={problems} />}
      {view.headerRow > 0 && <ReadingFields api={api} view={view} onRead={onRead} />}
      {api.portal === 'supplier' && (
        <SavedMappings
          view={view}
          onChoose={(saved) => {
            setMapping(saved.mapping as ImportMapping);
            setOptions(saved.options);
          }}
        />
      )}
      <Card title={t`Columns`} flush>
        <ColumnRows view={view} mapping={mapping} onChange={setMapping} />
      </Card>
      <Card title={t`Fixed and combined values`}>
        <ExtraValues view={view} mapping={mapping} onChange={setMapping} />
      </Card>
      <Card title={t`What values mean`}>
        <ValueTable view={view} mapping={mapping} onChange={setMapping} categories={categories} />
      </Card>
      <Card title={t`Options`}>
        <OptionFields
          kind={view.kind}
          options={options}
          onChange={setOptions}
          categories={categories}
          categoryError={isTried && lacksCategory ? messageOf('required') : undefined}
        />
      </Card>
      <FootBar>
        <p>{t`Nothing is saved by the check.`}</p>
        <Button look="primary" busy={check.isPending} onClick={start}>
          <Plural
            value={view.rowEstimate}
            one={`Check ${number(view.rowEstimate)} row`}
            other={`Check ${number(view.rowEstimate)} rows`}
          />
        </Button>
      </FootBar>
    </Stack>
  );
}
