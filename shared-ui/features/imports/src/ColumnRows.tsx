import { useLingui } from '@lingui/react/macro';
import { fieldsOf, type ImportField } from '@portal/contract/import-kinds';
import type { ImportMapping } from '@portal/contract/import-mapping';
import type { ImportView } from '@portal/contract/import-view';
import { ArrowRight, Badge, Check, Fixed } from '@portal/shared-ui';
import { Calendar, Select } from '@portal/shared-ui/kit';
import { fieldLabels } from './field-labels.ts';
import { targetLabels, reasonLabels } from './import-labels.ts';
import { PlainTable, TableFrame } from './import-style.ts';
import { fieldOfColumn, withColumn } from './mapping-state.ts';

type ColumnRowsProps = { view: ImportView; mapping: ImportMapping; onChange: (mapping: ImportMapping) => void };

/** Every column of the file with its first values, and what it means. Nothing is required of the header's spelling. */
export function ColumnRows({ view, mapping, onChange }: ColumnRowsProps) {
  const { t, i18n } = useLingui();
  const options = fieldsOf(view.kind).map((field) => ({ value: field, label: i18n._(fieldLabels[field]) }));
  return (
    <TableFrame tabIndex={0} role="group" aria-label={t`Columns of the file`}>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">{t`In the file`}</th>
            <th aria-hidden="true" />
            <th scope="col">{i18n._(targetLabels[view.kind])}</th>
            <th scope="col">{t`Match`}</th>
          </tr>
        </thead>
        <tbody>
          {view.columns.map((column) => {
            const field = fieldOfColumn(mapping, column.name);
            const isCombined = Object.values(mapping).some(
              (source) => 'template' in source && source.template.includes(`{${column.name}}`),
            );
            return (
              <tr key={column.name}>
                <td>
                  <strong>
                    <Fixed>{column.name}</Fixed>
                  </strong>
                  <small>{column.samples.join(' · ')}</small>
                </td>
                <td>
                  <ArrowRight aria-hidden="true" />
                </td>
                <td>
                  <Select
                    aria-label={t`${column.name} means`}
                    options={options}
                    placeholder={t`Ignored`}
                    value={field ?? ''}
                    onChange={(value) =>
                      onChange(withColumn(mapping, column.name, value === '' ? undefined : (value as ImportField)))
                    }
                  />
                  {field !== undefined && column.dateFormat && (
                    <small>
                      <Calendar aria-hidden="true" width={12} height={12} /> {column.dateFormat}
                      {column.isDateAmbiguous && ` – ${t`check the order of day and month`}`}
                    </small>
                  )}
                </td>
                <td>
                  {field !== undefined && field === column.field && (
                    <Badge icon={Check}>{i18n._(reasonLabels[column.reason])}</Badge>
                  )}
                  {field !== undefined && field !== column.field && <Badge icon={Check}>{t`Chosen`}</Badge>}
                  {field === undefined && (isCombined ? t`Part of a combined value` : t`Not used`)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </PlainTable>
    </TableFrame>
  );
}
