import { useLingui } from '@lingui/react/macro';
import { fieldsOf } from '@portal/contract/import-kinds';
import type { ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
import { Fixed, useFormat } from '@portal/shared-ui';
import { fieldLabels } from './field-labels.ts';
import { warningLabels } from './import-labels.ts';
import { PlainTable, TableFrame } from './import-style.ts';
import { textOfField } from './mapping-state.ts';

type NewRowsProps = { view: ImportView; rows: readonly ImportRow[] | undefined; isFetching: boolean };

/** Rows that would be created, with everything that the mapping takes from each. */
export function NewRows({ view, rows, isFetching }: NewRowsProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const fields = fieldsOf(view.kind).filter((field) => view.mapping[field] !== undefined);
  return (
    <TableFrame tabIndex={0} role="group" aria-label={t`New rows`} aria-busy={isFetching}>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col" data-number>
              {t`Row`}
            </th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {i18n._(fieldLabels[field])}
              </th>
            ))}
            <th scope="col">{t`Note`}</th>
          </tr>
        </thead>
        <tbody>
          {rows?.length === 0 && (
            <tr>
              <td colSpan={fields.length + 2}>{t`No rows here.`}</td>
            </tr>
          )}
          {rows?.map((row) => (
            <tr key={row.rowNumber}>
              <td data-number data-inline data-label={t`Row`}>
                <Fixed>{number(row.rowNumber)}</Fixed>
              </td>
              {fields.map((field) => (
                <td key={field} data-label={i18n._(fieldLabels[field])}>
                  {shortened(textOfField(view, row.cells, field))}
                </td>
              ))}
              <td>
                {row.warnings.map(({ key, field, value }) => (
                  <small key={`${key}${field ?? ''}`}>
                    {field ? `${i18n._(fieldLabels[field])}: ` : ''}
                    {i18n._(warningLabels[key])}
                    {value === '' ? '' : ` (${value})`}
                  </small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </TableFrame>
  );
}

const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)} …` : text);
