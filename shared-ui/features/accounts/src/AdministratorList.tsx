import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AdministratorFilter, type Administrator } from '@portal/contract/admins';
import { EmptyState, Fixed, Instant, Link, LinkButton, Plus, useQuery, Users } from '@portal/shared-ui';
import { DataTable, ListPage, Pager, SecondLine, useListState, type Column } from '@portal/shared-ui/kit';
import { accountStatusColumn } from './account-status-column.tsx';
import { AccountToolbar } from './AccountToolbar.tsx';
import { AdministratorRowMenu } from './AdministratorRowMenu.tsx';
import { administratorList } from './administrators.api.ts';
import type { AnyAdministrators } from './administrators.ts';

const columns: readonly Column<Administrator>[] = [
  {
    key: 'name',
    header: msg`Name`,
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <>
        <Link to={`${row.id}/edit`} relative="path">
          <Fixed>{row.name}</Fixed>
        </Link>
        <SecondLine>
          <Fixed>{row.email}</Fixed>
        </SecondLine>
      </>
    ),
  },
  { key: 'phone', header: msg`Phone`, expendable: true, cell: (row) => <Fixed>{row.phone_number}</Fixed> },
  {
    key: 'login',
    header: msg`Last login`,
    sort: 'lastSuccessfulLogin',
    cell: (row) => (row.lastSuccessfulLogin ? <Instant value={row.lastSuccessfulLogin} /> : <Trans>Never</Trans>),
  },
  accountStatusColumn,
];

/** Who runs the back office, one supplier or one company (SPEC 2). */
export function AdministratorList({ administrators }: { administrators: AnyAdministrators }) {
  const { t } = useLingui();
  const [filter, change, { table }] = useListState(AdministratorFilter);
  const query = useQuery(administratorList(administrators, filter));
  const create = (
    <LinkButton
      look="primary"
      to={`${administrators.path}/create`}
      icon={<Plus aria-hidden="true" />}
    >{t`New administrator`}</LinkButton>
  );
  return (
    <ListPage
      title={administrators.title}
      crumbs={administrators.above}
      actions={create}
      filters={<AccountToolbar search={t`Search name, e-mail`} filter={filter} onChange={change} />}
      pager={<Pager query={query} onChange={change} />}
    >
      <DataTable
        label={administrators.title}
        list={{ name: 'administrators', filter: AdministratorFilter, ...administrators.asFile }}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            icon={Users}
            title={t`No administrators yet`}
            why={t`Whoever you add gets an invitation by e-mail.`}
            action={create}
          />
        }
        {...table}
        rowMenu={(row) => <AdministratorRowMenu administrators={administrators} person={row} />}
      />
    </ListPage>
  );
}
