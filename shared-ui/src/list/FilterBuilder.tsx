import { Trans, useLingui } from '@lingui/react/macro';
import {
  conditionsMax,
  isCondition,
  operatorsOf,
  type ListCondition,
  type ListFields,
  type ListFilter,
} from '@portal/contract/list-fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Select } from '../kit/Select.tsx';
import { Button } from '../ui/Button.tsx';
import { Plus } from '../ui/icons.ts';
import type { FilterField } from './filter-fields.ts';
import { FilterRow } from './FilterRow.tsx';

const Box = styled.div`
  display: grid;
  gap: var(--s-2);
  margin: 0 var(--s-5) var(--s-3);
  padding: var(--s-3);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  background: var(--n-25);
  > p { padding-left: 8px; font-size: var(--fs-13); color: var(--text-2); }
  > div:last-child { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2); }
  > div:last-child > :nth-last-child(2) { margin-left: auto; }
  @media (max-width: 759px) { margin: 0 var(--s-3) var(--s-3); }
`;

type FilterBuilderProps = {
  fields: readonly FilterField[];
  filter: ListFilter | undefined;
  /** undefined: no filter */
  onApply: (filter: ListFilter | undefined) => void;
};

/**
 * Conditions in groups, as the address will hold them: `and` within a group and `or` between groups, or the other way
 * round.
 */
export function FilterBuilder({ fields, filter, onApply }: FilterBuilderProps) {
  const { t } = useLingui();
  const known: ListFields = Object.fromEntries(fields.map((field) => [field.name, field]));
  const first = (): ListCondition[] => {
    const [field] = fields;
    const [operator] = field ? operatorsOf(field) : [];
    return field && operator ? [[field.name, operator]] : [];
  };
  const [{ join, groups }, setDraft] = useState<ListFilter>(() => filter ?? { join: 'all', groups: [first()] });
  const [isChecked, setIsChecked] = useState(false);
  const count = groups.flat().length;
  const [within, between] = join === 'all' ? [t`and`, t`or`] : [t`or`, t`and`];
  const change = (change: (groups: ListCondition[][]) => ListCondition[][]) =>
    setDraft((draft) => ({ ...draft, groups: change(draft.groups).filter((group) => group.length > 0) }));
  const changeGroup = (at: number, next: (group: ListCondition[]) => ListCondition[]) =>
    change((all) => all.map((group, n) => (n === at ? next(group) : group)));
  const apply = () => {
    setIsChecked(true);
    if (groups.flat().every((condition) => isCondition(known, condition)))
      onApply(groups.length > 0 ? { join, groups } : undefined);
  };
  const wordOf = (row: number) => {
    if (row === 0) return t`Where`;
    if (row > 1) return within;
    return (
      <Select
        aria-label={t`How conditions go together`}
        value={join}
        options={[
          { value: 'all', label: t`and` },
          { value: 'any', label: t`or` },
        ]}
        onChange={(value) => setDraft((draft) => ({ ...draft, join: value === 'any' ? 'any' : 'all' }))}
      />
    );
  };
  return (
    <Box
      data-unguarded="filter"
      role="group"
      aria-label={t`Filters`}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) apply();
      }}
    >
      {groups.map((group, at) => [
        at > 0 && <p key={`word-${at}`}>{between}</p>,
        ...group.map((condition, row) => (
          <FilterRow
            // A row is its place: conditions may be alike.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${at}-${row}-${condition[0]}-${condition[1]}`}
            word={wordOf(row)}
            fields={fields}
            condition={condition}
            isMissing={isChecked && !isCondition(known, condition)}
            onChange={(next) => changeGroup(at, (all) => all.map((one, n) => (n === row ? next : one)))}
            onRemove={() => changeGroup(at, (all) => all.filter((_one, n) => n !== row))}
          />
        )),
        count < conditionsMax && (
          <div key={`add-${at}`}>
            <Button
              size="small"
              look="quiet"
              icon={<Plus aria-hidden="true" />}
              onClick={() => changeGroup(at, (all) => [...all, ...first()])}
            >{t`Add condition`}</Button>
          </div>
        ),
      ])}
      <div>
        {count < conditionsMax && (
          <Button
            size="small"
            look="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => change((all) => [...all, first()])}
          >
            {groups.length === 0 ? t`Add condition` : <Trans>Add “{between}” group</Trans>}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => onApply(undefined)}>{t`Clear all`}</Button>
        <Button size="small" look="primary" onClick={apply}>{t`Apply filters`}</Button>
      </div>
    </Box>
  );
}
