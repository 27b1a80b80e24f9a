import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@portal/shared-ui';
import { Select, type SelectOption } from '@portal/shared-ui/kit';
import { catalogList } from '../../shared/catalogs.api.ts';
import { departmentList } from '../../shared/employees.api.ts';
import type { Narrowing } from './orders.api.ts';

type OrderFiltersProps = { filter: Narrowing; onChange: (change: Narrowing) => void };

/** By department, by category and by supplier; what there is only one of narrows nothing and is left out. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const { t } = useLingui();
  const departments = useQuery(departmentList()).data?.data ?? [];
  const catalogs = useQuery(catalogList({ pageSize: 200 })).data?.data ?? [];
  const categories = catalogs.flatMap((catalog) => catalog.categories);
  return (
    <>
      <Choice
        label={t`Department`}
        all={t`All departments`}
        value={filter.department}
        options={departments.map(({ department }) => [department, department])}
        onChange={(department) => onChange({ department })}
      />
      <Choice
        label={t`Category`}
        all={t`All categories`}
        value={filter.categoryId}
        options={categories.map(({ id, name }) => [id, name])}
        onChange={(categoryId) => onChange({ categoryId })}
      />
      <Choice
        label={t`Supplier`}
        all={t`All suppliers`}
        value={filter.supplierId}
        options={catalogs.map(({ supplierId, supplierName }) => [supplierId, supplierName])}
        onChange={(supplierId) => onChange({ supplierId })}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  /** first entry: nothing chosen */
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string | undefined) => void;
};

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  const each = [...new Map(options)].map(([one, name]): SelectOption => ({ value: one, label: name }));
  if (each.length < 2 && value === undefined) return null;
  return (
    <Select
      aria-label={label}
      placeholder={all}
      value={value ?? ''}
      options={each.toSorted((one, other) => one.label.localeCompare(other.label))}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
