import { Trans, useLingui } from '@lingui/react/macro';
import { listCategories, CategoryFilter } from '@portal/contract/categories';
import { exportOf } from '@portal/contract/list-exports';
import { EmptyState, LinkButton, Plus, Tag, useQuery } from '@portal/shared-ui';
import {
  BegunForm,
  DataTable,
  ListPage,
  Pager,
  SearchField,
  Select,
  Toolbar,
  useListState,
} from '@portal/shared-ui/kit';
import { RemoveButton } from '../../shared/RemoveDialog.tsx';
import { categoryList, useRemoveCategory } from './categories.api.ts';
import { categoryColumns } from './category-columns.tsx';

/** Kinds of equipment with their rules and rates (RULES 2.1). */
export default function CategoryListPage() {
  const { t } = useLingui();
  const [filter, change, { table, searchField }] = useListState(CategoryFilter);
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
    <ListPage
      title={t`Categories`}
      lead={t`Kinds of equipment: how much may be chosen, how it is taxed, and what employees accept.`}
      actions={create}
      notice={<BegunForm form="category" to="/admin/categories/create" />}
      filters={
        <Toolbar>
          <SearchField label={t`Search by name`} {...searchField} />
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
        </Toolbar>
      }
      pager={<Pager query={query} onChange={change} countsAll />}
    >
      <DataTable
        label={t`Categories`}
        list={{ name: 'categories', filter: CategoryFilter, file: exportOf(listCategories) }}
        query={query}
        columns={categoryColumns}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            icon={Tag}
            title={t`No categories yet`}
            why={t`Every product belongs to a category, so suppliers need one before they can import.`}
            action={create}
          />
        }
        {...table}
        rowMenu={(row) => (
          <RemoveButton name={row.name} onRemove={() => remove.mutateAsync(row.id)}>
            <Trans>
              Only a category that never held a product can be deleted. Disable it instead to take it out of use.
            </Trans>
          </RemoveButton>
        )}
      />
    </ListPage>
  );
}
