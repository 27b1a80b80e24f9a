import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ArrowDown, ArrowUp, ListFilter as FilterIcon } from '../kit/kit-icons.ts';
import { Select } from '../kit/Select.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { Fixed } from '../ui/Fixed.tsx';
import { exportList } from './export-list.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { fieldsOf, type FilterColumn } from './filter-fields.ts';
import type { Listed } from './listed.ts';
import { sortsOf } from './sorts.ts';
import { useListFilter } from './use-list-filter.ts';

// Who filters nothing needs none of it.
const ListFilter = lazy(() => import('./ListFilter.tsx'));

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  padding: 0 var(--s-5) var(--s-3);
  font-size: var(--fs-13);
  color: var(--text-2);
  > span { display: flex; align-items: center; gap: var(--s-2); margin-left: auto; }
  select { width: auto; max-width: 220px; }
  @media (max-width: 759px) {
    padding: 0 var(--s-3) var(--s-3);
    > span { flex: 1 1 100%; min-width: 0; }
    select { flex: 1; min-width: 0; }
  }
`;

type FilterAndSortProps = {
  list: Listed & { filter: NonNullable<Listed['filter']> };
  /** what the fields are called, in the order in which they are offered */
  columns: readonly FilterColumn[];
  sort: string;
  onSort: (sort: string) => void;
  /** there is no room to change them: only the conditions that hold stand here, and can be removed */
  isReadOnly?: boolean;
};

/** Conditions, order and export of a list that is no table, so has no heads to press. */
export function FilterAndSort({ list, columns, sort, onSort, isReadOnly = false }: FilterAndSortProps) {
  const { t, i18n } = useLingui();
  const sortId = useId();
  const [search] = useSearchParams();
  const { written, count, change } = useListFilter(list);
  const [isOpen, setIsOpen] = useState(false);
  const [first] = sortsOf(sort);
  const turned = first && `${first.isDescending ? '' : '-'}${first.name}`;
  return (
    <>
      {!isReadOnly && (
        <Tools>
          <Button
            size="small"
            icon={<FilterIcon aria-hidden="true" />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t`Filters`}{' '}
            {count > 0 && (
              <b>
                <Fixed>{count}</Fixed>
              </b>
            )}
          </Button>
          {list.file && <ExportMenu onExport={(format) => exportList(list, search, format)} />}
          <span>
            <label htmlFor={sortId}>{t`Sort by`}</label>
            <Select
              id={sortId}
              value={first?.name ?? ''}
              options={columns.flatMap(({ sort: name, header }) =>
                name === undefined ? [] : [{ value: name, label: i18n._(header) }],
              )}
              onChange={onSort}
            />
            {turned && (
              <IconButton
                size="small"
                label={first.isDescending ? t`Sort upwards` : t`Sort downwards`}
                icon={first.isDescending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />}
                onClick={() => onSort(turned)}
              />
            )}
          </span>
        </Tools>
      )}
      {(isOpen || count > 0) && (
        <Suspense>
          <ListFilter
            fields={fieldsOf(list) ?? {}}
            columns={columns}
            written={written}
            isOpen={isOpen}
            onChange={(next) => {
              change(next);
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
