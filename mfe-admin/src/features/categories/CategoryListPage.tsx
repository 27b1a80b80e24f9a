import { Trans, useLingui } from '@lingui/react/macro';
import { listCategories, CategoryFilter } from '@portal/contract/categories';
import { exportOf } from '@portal/contract/list-exports';
import { LinkButton, Plus, Tag, useQuery } from '@portal/shared-ui';
import { BegunForm, Select, useListState, TablePage } from '@portal/shared-ui/kit';
import { RemoveButton } from '../../shared/RemoveDialog.tsx';
import { categoryList, useRemoveCategory } from './categories.api.ts';
import { categoryColumns } from './category-columns.tsx';

/** Kinds of equipment with their rules and rates (RULES 2.1). */
export default function CategoryListPage() {
  const { t } = useLingui();
  const state = useListState(CategoryFilter);
  const [filter, change] = state;
  const query = useQuery(categoryList(filter));
  const remove = useRemoveCategory();
  const create = (
    <LinkButton
      look="primary"
      to="/admin/categories/create"
      icon={<Plus aria-hidden="true" />}
    >{t`New category`}</LinkButton>
  );
  return (
    <TablePage
      label={t`Categories`}
      lead={t`Kinds of equipment: how much may be chosen, how it is taxed, and what employees accept.`}
      actions={create}
      notice={<BegunForm form="category" to="/admin/categories/create" />}
      state={state}
      search={t`Search by name`}
      filters={
        <Select
          aria-label={t`Status`}
          placeholder={t`All statuses`}
          value={filter.enabled ?? ''}
          onChange={(enabled) => change({ enabled: enabled as 'true' })}
          options={[
            { value: 'true', label: t`Enabled` },
            { value: 'false', label: t`Disabled` },
          ]}
        />
      }
      list={{ name: 'categories', filter: CategoryFilter, file: exportOf(listCategories) }}
      query={query}
      columns={categoryColumns}
      countsAll
      empty={{
        icon: Tag,
        title: t`No categories yet`,
        why: t`Every product belongs to a category, so suppliers need one before they can import.`,
        action: create,
      }}
      rowMenu={(row) => (
        <RemoveButton name={row.name} onRemove={() => remove.mutateAsync(row.id)}>
          <Trans>
            Only a category that never held a product can be deleted. Disable it instead to take it out of use.
          </Trans>
        </RemoveButton>
      )}
    />
  );
}
