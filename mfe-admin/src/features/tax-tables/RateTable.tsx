import { useLingui } from '@lingui/react/macro';
import type { TaxCode } from '@portal/contract/tax-tables';
import { VisuallyHidden } from '@portal/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { RateGrid } from './rate-table-style.ts';
import { taxGroups, taxLabels, taxUses } from './tax-labels.ts';

/** One rate: what it was, what it is or is typed to be, and how many estimates read it. */
export type RateRow = {
  code: TaxCode;
  before: ReactNode;
  value: ReactNode;
  difference: ReactNode;
  uses: number | undefined;
  /** the value is a field */
  isTyped?: boolean;
  menu?: ReactNode;
};

type Props = {
  /** names the table */
  label: string;
  rows: readonly RateRow[];
  /** heads of the two values: "2026", "2027" */
  heads: { before: string; value: string };
  hasMenu?: boolean;
};

/** The rates of a country in their groups. Roles are said, because blocks on a phone would lose them. */
export function RateTable({ label, rows, heads, hasMenu = false }: Props) {
  const { t, i18n } = useLingui();
  const groups = taxGroups.map((group) => ({
    ...group,
    rows: group.codes.flatMap((code) => rows.find((row) => row.code === code) ?? []),
  }));
  return (
    <RateGrid role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t`Rate`}</th>
          <th role="columnheader" data-number>
            {heads.before}
          </th>
          <th role="columnheader" data-number>
            {heads.value}
          </th>
          <th role="columnheader">{t`Difference`}</th>
          <th role="columnheader" data-number>{t`Used by`}</th>
          {hasMenu && (
            <th role="columnheader">
              <VisuallyHidden>{t`Actions`}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {groups
          .filter((group) => group.rows.length > 0)
          .map((group) => (
            <Fragment key={group.codes[0]}>
              <tr role="row" data-group>
                <th role="rowheader" colSpan={hasMenu ? 6 : 5}>
                  {i18n._(group.label)}
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr role="row" key={row.code}>
                  <th role="rowheader">
                    {i18n._(taxLabels[row.code])}
                    <small>{i18n._(taxUses[row.code])}</small>
                  </th>
                  <td role="cell" data-number data-label={heads.before}>
                    {row.before}
                  </td>
                  <td role="cell" data-number data-label={heads.value} data-typed={row.isTyped || undefined}>
                    {row.value}
                  </td>
                  <td role="cell">{row.difference}</td>
                  <td role="cell" data-number data-label={t`Used by`}>
                    {row.uses}
                  </td>
                  {hasMenu && (
                    <td role="cell" data-menu>
                      {row.menu}
                    </td>
                  )}
                </tr>
              ))}
            </Fragment>
          ))}
      </tbody>
    </RateGrid>
  );
}
