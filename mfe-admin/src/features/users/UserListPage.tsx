import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { accountStatusColumn, AccountToolbar } from '@portal/accounts';
import { exportOf } from '@portal/contract/list-exports';
import { listUsers, UserFilter, type UserRow } from '@portal/contract/users';
import { Fixed, Instant, Link, LinkButton, Plus, roleLabels, useQuery, Users, VisuallyHidden } from '@portal/shared-ui';
import {
  AsyncSelect,
  FilterChip,
  SecondLine,
  Select,
  useListState,
  type Column,
  TablePage,
} from '@portal/shared-ui/kit';
import { filteredCompany, findCompanies } from '../../shared/company-choice.api.ts';
import { UserRowMenu } from './UserRowMenu.tsx';
import { userList } from './users.api.ts';

function Roles({ memberships }: { memberships: UserRow['memberships'] }) {
  const { i18n } = useLingui();
  return memberships.map(({ role, name, employNo }) => (
    <div key={`${role} ${name} ${employNo}`}>
      {i18n._(roleLabels[role])}
      {name && <SecondLine>{employNo ? `${name}, ${employNo}` : <Fixed>{name}</Fixed>}</SecondLine>}
    </div>
  ));
}

const columns: readonly Column<UserRow>[] = [
  {
    key: 'name',
    header: msg`Name`,
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <>
        <Link to={`/admin/users/${row.id}/edit`}>
          <Fixed>{row.name}</Fixed>
        </Link>
        <SecondLine>
          <Fixed>{row.email}</Fixed>
        </SecondLine>
      </>
    ),
  },
  { key: 'roles', header: msg`Roles`, cell: (row) => <Roles memberships={row.memberships} /> },
  { key: 'orders', header: msg`Orders`, align: 'end', cell: (row) => row.orders },
  {
    key: 'login',
    header: msg`Last login`,
    sort: 'lastSuccessfulLogin',
    cell: (row) => (row.lastSuccessfulLogin ? <Instant value={row.lastSuccessfulLogin} /> : <Trans>Never</Trans>),
  },
  accountStatusColumn,
];

/** Every login of the portal, filtered by company, role and orders (SPEC 2). */
export default function UserListPage() {
  const { t, i18n } = useLingui();
  const state = useListState(UserFilter);
  const [filter, change] = state;
  const query = useQuery(userList(filter));
  const company = useQuery(filteredCompany(filter.companyId)).data?.data;
  return (
    <TablePage
      label={t`Users`}
      lead={t`Everybody who can log in, and as whom.`}
      actions={
        <LinkButton
          look="primary"
          to="/admin/users/create"
          icon={<Plus aria-hidden="true" />}
        >{t`New user`}</LinkButton>
      }
      state={state}
      toolbar={
        <AccountToolbar search={t`Search name, e-mail, order number`} filter={filter} onChange={change}>
          <Select
            aria-label={t`Role`}
            placeholder={t`All roles`}
            value={filter.role ?? ''}
            onChange={(role) => change({ role: role as 'admin' })}
            options={Object.entries(roleLabels).map(([value, label]) => ({ value, label: i18n._(label) }))}
          />
          <Select
            aria-label={t`Orders`}
            placeholder={t`With and without orders`}
            value={filter.orders ?? ''}
            onChange={(orders) => change({ orders: orders as 'with' })}
            options={[
              { value: 'with', label: t`With orders` },
              { value: 'without', label: t`Without orders` },
            ]}
          />
          {filter.companyId ? (
            <FilterChip
              label={t`Company`}
              value={company?.company_name ?? '…'}
              onRemove={() => change({ companyId: undefined })}
            />
          ) : (
            <AsyncSelect
              label={<VisuallyHidden>{t`Company`}</VisuallyHidden>}
              placeholder={t`Company`}
              queryKey={['companies']}
              load={findCompanies}
              value={null}
              onChange={(option) => option && change({ companyId: option.id })}
            />
          )}
        </AccountToolbar>
      }
      list={{ name: 'users', filter: UserFilter, file: exportOf(listUsers) }}
      query={query}
      columns={columns}
      countsAll
      empty={{ icon: Users, title: t`No users` }}
      rowMenu={(row) => <UserRowMenu row={row} />}
    />
  );
}
