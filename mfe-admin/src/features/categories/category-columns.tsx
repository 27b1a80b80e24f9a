import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CategoryRow } from '@portal/contract/categories';
import { Badge, Ban, Check, formatPercent, Link, useFormat } from '@portal/shared-ui';
import { Gift, SecondLine, type Column } from '@portal/shared-ui/kit';

/** A rate of the category's own; without one the tax table's counts. */
function OwnRate({ value }: { value: number | null }) {
  const { locale } = useFormat();
  return value === null ? <Trans>Tax table</Trans> : formatPercent(value, locale);
}

export const categoryColumns: readonly Column<CategoryRow>[] = [
  {
    key: 'name',
    header: msg`Category`,
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <>
        <Link to={`/admin/categories/${row.id}/edit`}>{row.name}</Link>
        {row.is_subscription && (
          <SecondLine>
            <Trans>Running service</Trans>
          </SecondLine>
        )}
      </>
    ),
  },
  { key: 'products', header: msg`Products`, align: 'end', cell: (row) => row.products },
  {
    key: 'choice',
    header: msg`Orders per employee`,
    cell: (row) => (row.allow_multiple_products ? <Trans>Several</Trans> : <Trans>One</Trans>),
  },
  {
    key: 'accessories',
    header: msg`Accessories`,
    cell: (row) =>
      row.accessory_limit === null ? (
        <Trans>Unlimited</Trans>
      ) : row.accessory_limit === 0 ? (
        <Trans>None</Trans>
      ) : (
        <Trans>At most {row.accessory_limit}</Trans>
      ),
  },
  { key: 'tax', header: msg`Tax`, align: 'end', expendable: true, cell: (row) => <OwnRate value={row.tax} /> },
  {
    key: 'topTax',
    header: msg`Top tax`,
    align: 'end',
    expendable: true,
    cell: (row) => <OwnRate value={row.topTax} />,
  },
  {
    key: 'state',
    header: msg`Status`,
    card: 'status',
    cell: (row) => (
      <>
        {row.enabled ? (
          <Badge tone="success" icon={Check}>
            <Trans>Enabled</Trans>
          </Badge>
        ) : (
          <Badge icon={Ban}>
            <Trans>Disabled</Trans>
          </Badge>
        )}{' '}
        {row.is_present && (
          <Badge tone="violet" icon={Gift}>
            <Trans>Gift</Trans>
          </Badge>
        )}
      </>
    ),
  },
];
