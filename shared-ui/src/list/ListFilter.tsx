import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { readFilter, type ListFields, type ListFilter as Filter } from '@portal/contract/list-fields';
import { styled } from 'styled-components';
import { filterFields, type FilterColumn } from './filter-fields.ts';
import { conditionWords } from './filter-words.ts';
import { FilterBuilder } from './FilterBuilder.tsx';
import { FilterChip } from './Toolbar.tsx';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  padding: 0 var(--s-5) var(--s-3);
  font-size: var(--fs-13);
  color: var(--text-2);
  @media (max-width: 759px) { padding: 0 var(--s-3) var(--s-3); }
`;

type ListFilterProps = {
  fields: ListFields;
  columns: readonly FilterColumn[];
  /** as the address holds it */
  written: string | null;
  isOpen: boolean;
  onChange: (written: string | undefined) => void;
};

/** The filter of a list: open the builder, closed a chip for each condition (VISUAL-2, list-views). */
export default function ListFilter({ fields, columns, written, isOpen, onChange }: ListFilterProps) {
  const { i18n } = useLingui();
  const known = filterFields(fields, columns);
  const filter = written === null ? undefined : readFilter(fields, written);
  const apply = (next: Filter | undefined) => onChange(next && JSON.stringify(next));
  if (isOpen) return <FilterBuilder key={written} fields={known} filter={filter} onApply={apply} />;
  if (!filter) return null;
  const without = (at: number, row: number): Filter | undefined => {
    const groups = filter.groups
      .map((group, n) => (n === at ? group.filter((_one, r) => r !== row) : group))
      .filter((group) => group.length > 0);
    return groups.length > 0 ? { ...filter, groups } : undefined;
  };
  const isAll = filter.join === 'all';
  return (
    <Chips>
      {filter.groups.flatMap((group, at) =>
        group.map((condition, row) => {
          const field = known.find(({ name }) => name === condition[0]);
          if (!field) return null;
          const isAnd = row > 0 ? isAll : !isAll;
          return [
            at + row > 0 && <span key={`word-${at}-${row}`}>{isAnd ? <Trans>and</Trans> : <Trans>or</Trans>}</span>,
            <FilterChip
              key={`${at}-${row}-${condition.join()}`}
              label={i18n._(field.header)}
              value={conditionWords(i18n, field, condition)}
              onRemove={() => apply(without(at, row))}
            />,
          ];
        }),
      )}
    </Chips>
  );
}
