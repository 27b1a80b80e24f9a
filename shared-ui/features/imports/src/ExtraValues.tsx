import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportMapping, ImportSource } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import { Button, IconButton, Input, Plus, X } from '@portal/shared-ui';
import { Select } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { fieldLabels } from './field-labels.ts';
import { entriesOf, freeFields, withSource } from './mapping-state.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  align-items: center;
  select { flex: 1 1 150px; width: auto; }
  input { flex: 3 1 220px; width: auto; }
`;
const List = styled.div`
  display: grid;
  gap: var(--s-3);
  p { font-size: var(--fs-13); color: var(--text-2); }
  code { font-family: var(--font-mono); }
`;

const textOf = (source: ImportSource) =>
  'template' in source ? source.template : 'constant' in source ? source.constant : '';
/** Text with a column's name in braces is put together from columns, any other is the same for every row. */
const sourceOf = (text: string): ImportSource => (/\{[^{}]+\}/.test(text) ? { template: text } : { constant: text });

type ExtraValuesProps = { view: ImportView; mapping: ImportMapping; onChange: (mapping: ImportMapping) => void };

/** Values that no single column gives: the same for all rows, or several columns put together (DECISIONS 15). */
export function ExtraValues({ view, mapping, onChange }: ExtraValuesProps) {
  const { t, i18n } = useLingui();
  const extras = entriesOf(mapping).filter(([, source]) => !('column' in source));
  const free = freeFields(view.kind, mapping);
  const label = (field: ImportField) => i18n._(fieldLabels[field]);
  const example = `{${view.columns[0]?.name ?? ''}}`;
  return (
    <List>
      <p>
        <Trans>
          A value for all rows, or columns put together with their names in braces, such as <code>{example}</code>.
        </Trans>
      </p>
      {extras.map(([field, source]) => (
        <Row key={field}>
          <Select
            aria-label={t`Field`}
            options={[field, ...free].map((one) => ({ value: one, label: label(one) }))}
            value={field}
            onChange={(value) =>
              onChange(withSource(withSource(mapping, field, undefined), value as ImportField, source))
            }
          />
          <Input
            aria-label={t`Value of ${label(field)}`}
            value={textOf(source)}
            onChange={(event) => onChange(withSource(mapping, field, sourceOf(event.target.value)))}
          />
          <IconButton
            label={t`Remove ${label(field)}`}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange(withSource(mapping, field, undefined))}
          />
        </Row>
      ))}
      {free[0] && (
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => free[0] && onChange(withSource(mapping, free[0], { constant: '' }))}
          >
            {t`Add a value`}
          </Button>
        </div>
      )}
    </List>
  );
}
