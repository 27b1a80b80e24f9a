import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Select, type SelectOption } from '../kit/Select.tsx';
import { ArrowRight } from '../ui/icons.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  th { text-align: left; }
  thead th { height: 36px; padding: 0 12px; font-size: var(--fs-12); font-weight: 550; color: var(--text-3); background: var(--n-25); border-block: 1px solid var(--line); }
  tbody th, td { padding: 6px 12px; border-bottom: 1px solid var(--n-100); font-weight: 550; vertical-align: middle; }
  td { font-weight: 400; }
  th:first-child { padding-left: 20px; }
  tr > :last-child { padding-right: 20px; }
  small { display: block; max-width: 24ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: var(--fs-12); font-weight: 400; color: var(--text-3); }
  svg { width: 16px; height: 16px; color: var(--text-3); display: block; }
  tr[data-ignored] th { color: var(--text-3); }
  @media (max-width: 759px) { td:nth-child(2), thead th:nth-child(2), td:nth-child(4), thead th:nth-child(4) { display: none; } }
`;

export type FileColumn = {
  /** head in the file */
  name: string;
  /** first values, to recognise it by */
  samples: readonly string[];
  /** why the field was proposed, or what is odd: "Exact", "3 rows hold text" */
  match?: ReactNode;
};

type ColumnMappingProps = {
  columns: readonly FileColumn[];
  /** fields of the catalog or of the employees */
  fields: readonly SelectOption[];
  /** file column → field; a column without a field is ignored */
  value: Readonly<Record<string, string>>;
  onChange: (value: Record<string, string>) => void;
};

/** Which column of the file fills which field (VISUAL 4 "Mapping"). Choosing a field that is taken moves it here. */
export function ColumnMapping({ columns, fields, value, onChange }: ColumnMappingProps) {
  const { t } = useLingui();
  const choose = (column: string, field: string) => {
    const others = Object.entries(value).filter(([name, taken]) => name !== column && taken !== field);
    onChange(Object.fromEntries(field === '' ? others : [...others, [column, field]]));
  };
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <Trans>In the file</Trans>
          </th>
          <th aria-hidden="true" />
          <th scope="col">
            <Trans>Becomes</Trans>
          </th>
          <th scope="col">
            <Trans>Match</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ name, samples, match }) => (
          <tr key={name} data-ignored={value[name] ? undefined : true}>
            <th scope="row">
              {name}
              <small>{samples.join(' · ')}</small>
            </th>
            <td aria-hidden="true">
              <ArrowRight />
            </td>
            <td>
              <Select
                aria-label={t`Field for ${name}`}
                options={fields}
                placeholder={t`Ignored`}
                value={value[name] ?? ''}
                onChange={(field) => choose(name, field)}
              />
            </td>
            <td>{value[name] ? match : t`Not used`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
