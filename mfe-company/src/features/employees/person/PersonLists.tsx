import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Employee } from '@portal/contract/employee-rows';
import { Lines } from '@portal/hub';
import { companyOrderColumns } from '@portal/orders';
import { Card, Day, EmptyState, Fixed, Link, Money, Package, useQuery } from '@portal/shared-ui';
import { DataTable, NameLink, QueryResult, RequestStatusBadge, SecondLine } from '@portal/shared-ui/kit';
import { AskToPay } from './AskToPay.tsx';
import { personOrders, personPayInFull, personRma } from './person.api.ts';

type OfPerson = { employeeId: string };

const shown = new Set(['product', 'monthly', 'status']);
const orderColumns = (at: string) => [
  {
    key: 'order',
    header: msg`Order`,
    card: 'line' as const,
    cell: (row: { orderId: string; orderNumber: number }) => (
      <Link to={`${at}?order=${row.orderId}`}>
        <Fixed>{row.orderNumber}</Fixed>
      </Link>
    ),
  },
  ...companyOrderColumns.filter(({ key }) => shown.has(key)).map(({ sort: _sort, ...column }) => column),
];

/** The newest orders, proposals among them, and the way to all of them. */
export function PersonOrders({ employeeId }: OfPerson) {
  const { t } = useLingui();
  const at = `/company/employees/${employeeId}/orders`;
  return (
    <Card flush title={t`Orders`} actions={<Link to={at}>{t`All orders`}</Link>}>
      <DataTable
        label={t`Orders`}
        query={useQuery(personOrders(employeeId))}
        columns={orderColumns(at)}
        rowKey={({ orderId }) => orderId}
        empty={<EmptyState icon={Package} title={t`No orders yet`} />}
      />
    </Card>
  );
}

/** What the person asked for: buying out an item, or damage to one. */
export function PersonRequests({ employee }: { employee: Employee }) {
  const employeeId = employee.id;
  const { t } = useLingui();
  const payInFull = useQuery(personPayInFull(employeeId));
  const rma = useQuery(personRma(employeeId));
  return (
    <Card title={t`Requests`} actions={<AskToPay employee={employee} />}>
      <QueryResult label={t`PIF requests`} query={payInFull} isPart>
        {(paying) => (
          <QueryResult label={t`RMA requests`} query={rma} isPart>
            {(damages) =>
              paying.length + damages.length === 0 ? (
                t`No requests yet.`
              ) : (
                <Lines>
                  {damages.map((row) => (
                    <li key={row.id}>
                      <span>
                        <Link to={`/company/logs/rma?request=${row.id}`}>
                          <Trans>RMA, {row.productName}</Trans>
                        </Link>
                        <SecondLine>
                          <NameLink of={{ kind: 'order', id: row.orderId }}>
                            <Fixed>{row.orderNumber}</Fixed>
                          </NameLink>
                          , <Day value={row.incidentDate} />
                        </SecondLine>
                      </span>
                      <RequestStatusBadge status={row.status} />
                    </li>
                  ))}
                  {paying.map((row) => (
                    <li key={row.id}>
                      <span>
                        <Link to={`/company/logs/pif?request=${row.id}`}>
                          <Trans>Pay in full, {row.productName}</Trans>
                        </Link>
                        <SecondLine>
                          <NameLink of={{ kind: 'order', id: row.orderId }}>
                            <Fixed>{row.orderNumber}</Fixed>
                          </NameLink>
                          , <Money value={row.total} />
                        </SecondLine>
                      </span>
                      <RequestStatusBadge status={row.status} />
                    </li>
                  ))}
                </Lines>
              )
            }
          </QueryResult>
        )}
      </QueryResult>
    </Card>
  );
}
