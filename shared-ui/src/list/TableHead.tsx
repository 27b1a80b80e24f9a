import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Column } from './column.ts';
import { SortMark } from './SortMark.tsx';
import { sortedAlsoBy, sortedBy, sortsOf } from './sorts.ts';
import { SortButton, TickArea } from './table-style.ts';
import { TickAll } from './TickAll.tsx';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  /** by column: what all its amounts are in */
  currencies: ReadonlyMap<string, string | undefined>;
  /** `createdAt`, `-createdAt`, `department,-createdAt` */
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  ticks: { state: 'none' | 'some' | 'all'; onChange: (isOn: boolean) => void } | undefined;
  hasMenu: boolean;
  hasDetails: boolean;
};

/** The head of a list: sortable columns are buttons, with Shift one more; the first column ticks the whole page. */
export function TableHead<Row>({ columns, currencies, sort, onSort, ticks, hasMenu, hasDetails }: TableHeadProps<Row>) {
  const { t, i18n } = useLingui();
  const [first] = sortsOf(sort);
  return (
    <thead role="rowgroup">
      <tr role="row">
        {ticks && (
          <th role="columnheader" data-tick data-card="tick">
            <TickArea>
              <TickAll {...ticks} />
            </TickArea>
          </th>
        )}
        {hasDetails && (
          <th role="columnheader" data-toggle data-card="menu">
            <VisuallyHidden>{t`Lines`}</VisuallyHidden>
          </th>
        )}
        {columns.map(({ key, header, sort: name, align, expendable }) => {
          const text = [i18n._(header), currencies.get(key)].filter(Boolean).join(', ');
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              data-align={align}
              data-expendable={expendable}
              // Of one column only, says ARIA; the others say it in words.
              aria-sort={
                name !== undefined && name === first?.name
                  ? first?.isDescending
                    ? 'descending'
                    : 'ascending'
                  : undefined
              }
            >
              {name && onSort ? (
                <SortButton
                  type="button"
                  title={t`Shift: sort by this column as well`}
                  onClick={({ shiftKey }) => onSort(shiftKey ? sortedAlsoBy(sort, name) : sortedBy(sort, name))}
                >
                  {text}
                  <SortMark sort={sort} name={name} />
                </SortButton>
              ) : (
                text
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th role="columnheader" data-card="menu">
            <VisuallyHidden>{t`Actions`}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
