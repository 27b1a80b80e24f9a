import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { ChevronDown, ChevronRight } from '../ui/icons.ts';
import { Tick } from '../ui/Input.tsx';
import type { Column, RowDetails } from './column.ts';
import { TickArea } from './table-style.ts';

type TableRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  /** by column: what its head says already */
  currencies: ReadonlyMap<string, string | undefined>;
  tick:
    | { isOn: boolean; label: string; blocked: string | undefined; onToggle: (isOn: boolean, isRange: boolean) => void }
    | undefined;
  menu: ReactNode;
  details?: RowDetails<Row> | undefined;
};

/** One row; two lines at most (VISUAL 4). Roles are spelled out because the card layout removes the table's own. */
export function TableRow<Row>({ row, columns, currencies, tick, menu, details }: TableRowProps<Row>) {
  const { t, i18n } = useLingui();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <tr
        role="row"
        data-selected={tick?.isOn || undefined}
        data-ticks={tick ? true : undefined}
        data-open={isOpen || undefined}
      >
        {tick && (
          <td role="cell" data-tick data-card="tick">
            <TickArea>
              <Tick
                aria-label={t`Select ${tick.label}`}
                title={tick.blocked}
                checked={tick.isOn}
                disabled={tick.blocked !== undefined}
                onChange={(event) =>
                  tick.onToggle(
                    event.target.checked,
                    event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
                  )
                }
              />
            </TickArea>
          </td>
        )}
        {details && (
          <td role="cell" data-toggle data-card="menu">
            <IconButton
              label={details.label(row)}
              icon={<Chevron aria-hidden="true" />}
              size="small"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            />
          </td>
        )}
        {columns.map(({ key, header, cell, currency, align, card = 'line', expendable }) => (
          <td
            key={key}
            role="cell"
            data-align={align}
            data-card={card}
            data-label={i18n._(header)}
            data-expendable={expendable}
          >
            {cell(row)}
            {currency?.(row) && <small data-currency={currencies.get(key) ? 'in-head' : ''}> {currency(row)}</small>}
          </td>
        ))}
        {menu !== undefined && (
          <td role="cell" data-card="menu" data-align="end">
            {menu}
          </td>
        )}
      </tr>
      {details && isOpen && (
        <tr role="row" id={detailsId} data-details>
          <td role="cell" data-card="full" colSpan={columns.length + 1 + (tick ? 1 : 0) + (menu === undefined ? 0 : 1)}>
            {details.render(row)}
          </td>
        </tr>
      )}
    </>
  );
}
