import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Company } from '@portal/contract/companies';
import type { OrderRow } from '@portal/contract/order-rows';
import { orderStateOf } from '@portal/contract/order-status';
import type { SubscriptionRow } from '@portal/contract/subscription-rows';
import { Lines } from '@portal/hub';
import { Amount, Card, Day, EmptyState, Fixed, Layers, Link, Package, useQuery } from '@portal/shared-ui';
import {
  AccountStatusBadge,
  DataTable,
  NameLink,
  OrderStatusBadge,
  QueryResult,
  SecondLine,
  SubscriptionStateBadge,
  type Column,
} from '@portal/shared-ui/kit';
import { SeeAsButton } from '../../shared/SeeAs.tsx';
import { firstAdministrators, newestOrders, openSubscriptions } from './hub.api.ts';

type OfCompany = { company: Company };

const orderColumns = (at: string): readonly Column<OrderRow>[] => [
  {
    key: 'order',
    header: msg`Order`,
    cell: (row) => (
      <Link to={`${at}/orders?order=${row.orderId}`}>
        <Fixed>{row.orderNumber}</Fixed>
      </Link>
    ),
  },
  {
    key: 'employee',
    header: msg`Employee`,
    card: 'title',
    cell: (row) => (
      <>
        <NameLink of={{ kind: 'person', id: row.employeeId, name: row.employeeName, companyId: row.companyId }}>
          <Fixed>{row.employeeName}</Fixed>
        </NameLink>
        <SecondLine>{row.department}</SecondLine>
      </>
    ),
  },
  {
    key: 'product',
    header: msg`Product`,
    card: 'plain',
    cell: (row) => (
      <NameLink of={{ kind: 'product', sku: row.productSKU, catalogId: row.catalogId, supplierId: row.supplierId }}>
        {row.product}
      </NameLink>
    ),
  },
  {
    key: 'supplier',
    header: msg`Supplier`,
    expendable: true,
    card: 'hidden',
    cell: (row) => (
      <NameLink of={{ kind: 'supplier', id: row.supplierId }}>
        <Fixed>{row.supplierName}</Fixed>
      </NameLink>
    ),
  },
  { key: 'ordered', header: msg`Ordered`, expendable: true, cell: (row) => <Day value={row.orderDate} /> },
  {
    key: 'monthly',
    header: msg`Per month`,
    align: 'end',
    card: 'amount',
    currency: (row) => row.monthlyPrice?.currency,
    cell: (row) => row.monthlyPrice && <Amount minor={row.monthlyPrice.amount} />,
  },
  {
    key: 'status',
    header: msg`Status`,
    card: 'status',
    cell: (row) => <OrderStatusBadge status={orderStateOf(row)} />,
  },
];

/** The newest orders, and the way to all of them. */
export function OrderCard({ company: { id } }: OfCompany) {
  const { t } = useLingui();
  const at = `/admin/companies/${id}`;
  return (
    <Card flush title={t`Orders`} actions={<Link to={`${at}/orders`}>{t`All orders`}</Link>}>
      <DataTable
        label={t`Orders`}
        query={useQuery(newestOrders(id))}
        columns={orderColumns(at)}
        rowKey={({ orderId }) => orderId}
        empty={<EmptyState icon={Package} title={t`No orders here`} />}
      />
    </Card>
  );
}

const subscriptionColumns = (at: string): readonly Column<SubscriptionRow>[] => [
  {
    key: 'name',
    header: msg`Name`,
    card: 'title',
    cell: (row) => (
      <>
        <Link to={`${at}/subscriptions/${row.id}`}>
          <Fixed>{row.subscriptionName}</Fixed>
        </Link>
        <SecondLine>{row.catalogNames.join(', ')}</SecondLine>
      </>
    ),
  },
  { key: 'end', header: msg`Closes`, cell: (row) => <Day value={row.endDate} /> },
  {
    key: 'ordered',
    header: msg`Ordered`,
    align: 'end',
    cell: ({ ordered, employees }) => (
      <Trans>
        {ordered} of {employees}
      </Trans>
    ),
  },
  { key: 'state', header: msg`Status`, card: 'status', cell: (row) => <SubscriptionStateBadge state={row.state} /> },
];

/** Subscriptions that are open, and the way to all of them. */
export function SubscriptionCard({ company: { id } }: OfCompany) {
  const { t } = useLingui();
  const at = `/admin/companies/${id}`;
  return (
    <Card flush title={t`Open subscriptions`} actions={<Link to={`${at}/subscriptions`}>{t`All subscriptions`}</Link>}>
      <DataTable
        label={t`Open subscriptions`}
        query={useQuery(openSubscriptions(id))}
        columns={subscriptionColumns(at)}
        rowKey={(row) => row.id}
        empty={<EmptyState icon={Layers} title={t`No open subscriptions`} />}
      />
    </Card>
  );
}

export function AdministratorCard({ company: { id } }: OfCompany) {
  const { t } = useLingui();
  const at = `/admin/companies/${id}/admins`;
  return (
    <Card title={t`Administrators`} actions={<Link to={at}>{t`All`}</Link>}>
      <QueryResult label={t`Administrators`} query={useQuery(firstAdministrators(id))} isPart>
        {(people) => (
          <Lines>
            {people.map((person) => (
              <li key={person.id}>
                <span>
                  <Link to={`${at}/${person.id}/edit`}>
                    <Fixed>{person.name}</Fixed>
                  </Link>
                  <SecondLine>
                    <Fixed>{person.email}</Fixed>
                  </SecondLine>
                </span>
                <AccountStatusBadge status={person.status} />
                {person.status === 'ACTIVE' && (
                  <SeeAsButton membershipId={person.id} name={person.name} title={person.name} />
                )}
              </li>
            ))}
          </Lines>
        )}
      </QueryResult>
    </Card>
  );
}

/** Catalogs that its subscriptions may offer; each name leads to the products. */
export function CatalogCard({ company: { catalogs } }: OfCompany) {
  const { t } = useLingui();
  return (
    <Card title={t`Catalogs`}>
      {catalogs.length === 0 && <p>{t`No catalog is assigned. A supplier’s catalog page assigns one.`}</p>}
      <Lines>
        {catalogs.map(({ id, name, catalogName, supplierId }) => (
          <li key={id}>
            <NameLink of={{ kind: 'catalog', id, supplierId, catalogName }}>
              <Fixed>{name}</Fixed>
            </NameLink>
          </li>
        ))}
      </Lines>
    </Card>
  );
}
