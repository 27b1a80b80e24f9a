import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CurrencyName } from '@portal/catalogs';
import type { Currency } from '@portal/contract/currencies';
import { Coins, EmptyState, Fixed, Link, LinkButton, Plus, useQuery } from '@portal/shared-ui';
import { DataTable, ListPage, type Column, Toolbar } from '@portal/shared-ui/kit';
import { RemoveButton } from '../../shared/RemoveDialog.tsx';
import { currencyList, useRemoveCurrency } from './currencies.api.ts';

const columns: readonly Column<Currency>[] = [
  {
    key: 'code',
    header: msg`Code`,
    card: 'title',
    cell: (row) => <Link to={`/admin/currencies/${row.id}/edit`}>{row.isoCode}</Link>,
  },
  { key: 'name', header: msg`Currency`, cell: (row) => <CurrencyName isoCode={row.isoCode} /> },
  { key: 'symbol', header: msg`Symbol`, cell: (row) => row.symbol },
  { key: 'order', header: msg`Place in lists`, align: 'end', cell: (row) => <Fixed>{row.orderNumber}</Fixed> },
];

/** Currencies in the order in which every list shows them (DECISIONS 28). */
export default function CurrencyListPage() {
  const { t } = useLingui();
  const query = useQuery(currencyList());
  const remove = useRemoveCurrency();
  const create = (
    <LinkButton
      look="primary"
      to="/admin/currencies/create"
      icon={<Plus aria-hidden="true" />}
    >{t`New currency`}</LinkButton>
  );
  return (
    <ListPage
      title={t`Currencies`}
      lead={t`What companies and catalogs can be priced in, in the order of every list.`}
      actions={create}
      filters={<Toolbar />}
    >
      <DataTable
        label={t`Currencies`}
        list={{ name: 'currencies' }}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={<EmptyState icon={Coins} title={t`No currencies`} action={create} />}
        rowMenu={(row) => (
          <RemoveButton name={row.isoCode} onRemove={() => remove.mutateAsync(row.id)}>
            {t`A currency that a company, a catalog or a fee uses cannot be deleted.`}
          </RemoveButton>
        )}
      />
    </ListPage>
  );
}
