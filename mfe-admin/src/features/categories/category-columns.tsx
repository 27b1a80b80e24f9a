import { msg } from '@lingui/core/macro';
import { CategoryName, categoryRuleColumns, GiftBadge } from '@portal/catalogs';
import type { CategoryRow } from '@portal/contract/categories';
import { Fixed, Link } from '@portal/shared-ui';
import type { Column } from '@portal/shared-ui/kit';
import { EnabledBadge, enabledLabels } from '../../shared/EnabledBadge.tsx';

export const categoryColumns: readonly Column<CategoryRow>[] = [
  {
    key: 'name',
    header: msg`Category`,
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <CategoryName category={row}>
        <Link to={`/admin/categories/${row.id}/edit`}>
          <Fixed>{row.name}</Fixed>
        </Link>
      </CategoryName>
    ),
  },
  { key: 'products', header: msg`Products`, align: 'end', cell: (row) => row.products },
  ...categoryRuleColumns,
  {
    key: 'state',
    header: msg`Status`,
    sort: 'enabled',
    choices: enabledLabels,
    card: 'status',
    cell: (row) => (
      <>
        <EnabledBadge enabled={row.enabled} /> {row.is_present && <GiftBadge />}
      </>
    ),
  },
];
