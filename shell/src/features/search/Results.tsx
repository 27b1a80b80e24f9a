import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { searchResultsMax } from '@portal/contract/search';
import {
  Badge,
  Card,
  EmptyState,
  Link,
  LiveRegion,
  orderStatusLabels,
  Search,
  useFormat,
  useSignedIn,
  type RemoteMeta,
} from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { hitLink, type Found } from './hit-links.ts';
import { Groups, Hit } from './search-style.ts';

const placeKinds = [
  ['company', msg`Companies`],
  ['supplier', msg`Suppliers`],
  ['catalog', msg`Catalogs`],
  ['category', msg`Categories`],
] as const;

type Props = { found: Found; text: string; isRefreshing: boolean; hits: RemoteMeta['hits'] };

/** What was found, the best first; a line leads to its page where the role's remote has one. */
export function Results({ found: { employees, orders, places, products }, text, isRefreshing, hits }: Props) {
  const { i18n } = useLingui();
  const { day } = useFormat();
  const { role } = useSignedIn();
  const linked = (to: string | undefined, label: ReactNode) =>
    to ? <Link to={to}>{label}</Link> : <strong>{label}</strong>;
  const all = [employees, orders, places, products];
  const count = all.reduce((sum, some) => sum + some.length, 0);
  return (
    <Groups aria-busy={isRefreshing}>
      <LiveRegion>
        <Plural value={count} one="# match" other="# matches" />
      </LiveRegion>
      {count === 0 && (
        <EmptyState
          icon={Search}
          title={<Trans>Nothing matches “{text}”</Trans>}
          why={<Trans>Try fewer letters, or a number.</Trans>}
        />
      )}
      {placeKinds.map(([kind, title]) => {
        const some = places.filter((place) => place.kind === kind);
        return (
          some.length > 0 && (
            <Card key={kind} title={i18n._(title)} flush>
              <ul>
                {some.map((place) => (
                  <Hit key={place.id}>
                    <div>
                      {linked(hitLink(hits[kind], place), place.name)}
                      <small>{place.detail}</small>
                    </div>
                  </Hit>
                ))}
              </ul>
            </Card>
          )
        );
      })}
      {products.length > 0 && (
        <Card title={<Trans>Products</Trans>} flush>
          <ul>
            {products.map((product) => (
              <Hit key={product.productId}>
                <div>
                  {linked(hitLink(hits.product, product), product.name)}
                  <small>{[product.sku, product.catalogName, product.supplierName].join(' · ')}</small>
                </div>
              </Hit>
            ))}
          </ul>
        </Card>
      )}
      {employees.length > 0 && (
        <Card title={<Trans>Employees</Trans>} flush>
          <ul>
            {employees.map((employee) => (
              <Hit key={employee.employeeId}>
                <div>
                  {linked(hitLink(hits.employee, employee), employee.name)}
                  <small>
                    {[
                      employee.employNo,
                      employee.email,
                      employee.department,
                      role === 'admin' ? employee.companyName : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </div>
              </Hit>
            ))}
          </ul>
        </Card>
      )}
      {orders.length > 0 && (
        <Card title={<Trans>Orders</Trans>} flush>
          <ul>
            {orders.map((order) => (
              <Hit key={order.orderId}>
                <div>
                  {linked(hitLink(hits.order, order), `${order.orderNumber} · ${order.product}`)}
                  <small>
                    {[
                      order.employeeName,
                      role === 'company' ? '' : order.companyName,
                      day(order.orderDate),
                      order.serialNumber,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </div>
                <Badge>{i18n._(orderStatusLabels[order.status])}</Badge>
              </Hit>
            ))}
          </ul>
        </Card>
      )}
      {all.some((some) => some.length === searchResultsMax) && (
        <p>
          <Trans>Only the best matches are shown. Type more to narrow them down.</Trans>
        </p>
      )}
    </Groups>
  );
}
