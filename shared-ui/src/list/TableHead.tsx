import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from '../kit/kit-icons.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Column } from './column.ts';
import { SortButton, TickArea } from './table-style.ts';
import { TickAll } from './TickAll.tsx';

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  /** by column: what all its amounts are in */
  currencies: ReadonlyMap<string, string | undefined>;
  /** `createdAt` or `-createdAt` */
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  ticks: { state: 'none' | 'some' | 'all'; onChange: (isOn: boolean) => void } | undefined;
  hasMenu: boolean;
  hasDetails: boolean;
};

const directionOf = (sort: string | undefined, name: string | undefined) => {
  if (name === undefined || sort === undefined) return undefined;
  return sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
};

/** The head of a list: sortable columns are buttons, the first column ticks the whole page. */
export function TableHead<Row>({ columns, currencies, sort, onSort, ticks, hasMenu, hasDetails }: TableHeadProps<Row>) {
  const { t, i18n } = useLingui();
  return (
    <thead role="rowgroup">
      <tr role="row">
        {ticks && (
          <th role="columnheader" data-tick>
            <TickArea>
              <TickAll {...ticks} />
            </TickArea>
          </th>
        )}
        {hasDetails && (
          <th role="columnheader" data-toggle>
            <VisuallyHidden>{t`Lines`}</VisuallyHidden>
          </th>
        )}
        {columns.map(({ key, header, sort: name, align, expendable }) => {
          const direction = directionOf(sort, name);
          const text = [i18n._(header), currencies.get(key)].filter(Boolean).join(', ');
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              data-align={align}
              data-expendable={expendable}
              aria-sort={direction}
            >
              {name && onSort ? (
                <SortButton type="button" onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}>
                  {text}
                  {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
                  {direction === 'descending' && <ArrowDown aria-hidden="true" />}
                </SortButton>
              ) : (
                text
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th role="columnheader">
            <VisuallyHidden>{t`Actions`}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
