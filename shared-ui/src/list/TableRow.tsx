import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Tick } from '../ui/Input.tsx';
import type { Column } from './column.ts';

type TableRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  tick: { isOn: boolean; label: string; blocked: string | undefined; onToggle: (isOn: boolean, isRange: boolean) => void } | undefined;
  menu: ReactNode;
};

/** One row; two lines at most (VISUAL 4). Roles are spelled out because the card layout removes the table's own. */
export function TableRow<Row>({ row, columns, tick, menu }: TableRowProps<Row>) {
  const { t, i18n } = useLingui();
  return (
    <tr role="row" data-selected={tick?.isOn || undefined} data-ticks={tick ? true : undefined}>
      {tick && (
        <td role="cell" data-tick data-card="tick">
          <Tick
            aria-label={t`Select ${tick.label}`}
            title={tick.blocked}
            checked={tick.isOn}
            disabled={tick.blocked !== undefined}
            onChange={(event) => tick.onToggle(event.target.checked, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
          />
        </td>
      )}
      {columns.map(({ key, header, cell, align, card = 'line', expendable }) => (
        <td key={key} role="cell" data-align={align} data-card={card} data-label={i18n._(header)} data-expendable={expendable}>
          {cell(row)}
        </td>
      ))}
      {menu !== undefined && (
        <td role="cell" data-card="menu" data-align="end">
          {menu}
        </td>
      )}
    </tr>
  );
}
