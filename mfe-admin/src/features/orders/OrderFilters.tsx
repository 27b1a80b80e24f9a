import { useLingui } from '@lingui/react/macro';
import type { AdminOrderFilter } from '@portal/contract/order-filters';
import { orderStates } from '@portal/contract/order-status';
import { orderStatusLabels, useQuery, VisuallyHidden } from '@portal/shared-ui';
import { AsyncSelect, FilterChip, Select } from '@portal/shared-ui/kit';
import { categoryChoices } from '../../shared/category-choice.api.ts';
import { filteredCompany, findCompanies } from '../../shared/company-choice.api.ts';
import { filteredSupplier, findSuppliers } from '../../shared/supplier-choice.api.ts';
import type { OrdersOf } from './orders.api.ts';

export type Narrowing = Pick<AdminOrderFilter, 'companyId' | 'supplierId' | 'categoryId' | 'status'>;

/** Whose orders, of what, and how far: what back office narrows its list by. What the page is about is not asked. */
export function OrderFilters({
  filter,
  of,
  onChange,
}: {
  filter: AdminOrderFilter;
  of: OrdersOf;
  onChange: (change: Narrowing) => void;
}) {
  const { t, i18n } = useLingui();
  const company = useQuery({
    ...filteredCompany(filter.companyId),
    enabled: Boolean(filter.companyId) && !of.companyId,
  });
  const supplier = useQuery(filteredSupplier(filter.supplierId));
  const categories = useQuery(categoryChoices());
  return (
    <>
      {!of.companyId && (
        <Choice
          label={t`Company`}
          of="companies"
          load={findCompanies}
          isSet={Boolean(filter.companyId)}
          name={company.data?.data.company_name}
          onChange={(companyId) => onChange({ companyId })}
        />
      )}
      <Choice
        label={t`Supplier`}
        of="suppliers"
        load={findSuppliers}
        isSet={Boolean(filter.supplierId)}
        name={supplier.data?.data.name}
        onChange={(supplierId) => onChange({ supplierId })}
      />
      <Select
        aria-label={t`Category`}
        placeholder={t`All categories`}
        value={filter.categoryId ?? ''}
        options={(categories.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(categoryId) => onChange({ categoryId: categoryId || undefined })}
      />
      {filter.view === 'ALL' && (
        <Select
          aria-label={t`Status`}
          placeholder={t`All statuses`}
          value={filter.status ?? ''}
          options={orderStates.map((status) => ({ value: status, label: i18n._(orderStatusLabels[status]) }))}
          onChange={(status) => onChange({ status: orderStates.find((one) => one === status) })}
        />
      )}
    </>
  );
}

type ChoiceProps = {
  label: string;
  of: string;
  load: Parameters<typeof AsyncSelect>[0]['load'];
  isSet: boolean;
  name: string | undefined;
  onChange: (id: string | undefined) => void;
};

/** A search while nothing is chosen, a chip with the name once it is. */
function Choice({ label, of, load, isSet, name, onChange }: ChoiceProps) {
  if (isSet) return <FilterChip label={label} value={name ?? '…'} onRemove={() => onChange(undefined)} />;
  return (
    <AsyncSelect
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      placeholder={label}
      queryKey={[of]}
      load={load}
      value={null}
      onChange={(option) => option && onChange(option.id)}
    />
  );
}
