import { Trans, useLingui } from '@lingui/react/macro';
import type { Delivery, OrderDetail, SupplierOrderDetail } from '@portal/contract/order-detail';
import { Day, Fixed, Instant, Money } from '@portal/shared-ui';
import { AddendumPart, countryName, DescriptionList, NameLink } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EndOfTermBadge } from './EndOfTermWords.tsx';
import { OrderCalculation, OrderDraws } from './OrderCalculation.tsx';
import { OrderState } from './OrderCells.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { CompanyName, OrderedBy, ProductName, SupplierName } from './OrderNames.tsx';

const Stack = styled.div`
  display: grid;
  gap: var(--s-6);
  h3 { font-size: var(--fs-14); margin-bottom: var(--s-2); }
  address { font-style: normal; line-height: 1.25rem; }
`;
const Lines = styled.ul`
  display: grid;
  gap: 8px;
  li { display: flex; justify-content: space-between; gap: var(--s-4); }
  small { display: block; font-size: var(--fs-12); color: var(--text-3); }
`;

/** How the reader gets the addendum; a supplier gets none. */
export type AddendumDownload = { isLoading: boolean; onDownload: () => void };

type AnyOrder = OrderDetail | SupplierOrderDetail;
const isOwn = (order: AnyOrder): order is OrderDetail => 'calculation' in order;

/** Everything about one order: what, for whom, where, what it costs, what happened. Suppliers see no salary. */
export function OrderDrawerBody({ order, addendum }: { order: AnyOrder; addendum?: AddendumDownload | undefined }) {
  const own = isOwn(order) ? order : undefined;
  return (
    <Stack>
      <DescriptionList
        facts={[
          {
            key: 'status',
            label: <Trans>Status</Trans>,
            value: <OrderState status={order.status} problem={order.problem} isProposal={own?.isProposal ?? false} />,
          },
          { key: 'employee', label: <Trans>Employee</Trans>, value: own && <OrderedBy order={own} /> },
          { key: 'employNo', label: <Trans>Employee number</Trans>, value: own?.employNo },
          { key: 'company', label: <Trans>Company</Trans>, value: <CompanyName order={order} /> },
          { key: 'supplier', label: <Trans>Supplier</Trans>, value: own && <SupplierName order={own} /> },
          {
            key: 'subscription',
            label: <Trans>Subscription</Trans>,
            value: own && (
              <NameLink of={{ kind: 'subscription', id: own.subscriptionId, companyId: own.companyId }}>
                <Fixed>{own.subscriptionName}</Fixed>
              </NameLink>
            ),
          },
          {
            key: 'ordered',
            label: own?.isProposal ? <Trans>Proposed</Trans> : <Trans>Ordered</Trans>,
            value: <Day value={order.orderDate} />,
          },
          {
            key: 'processed',
            label: <Trans>Processed</Trans>,
            value: order.processedAt && <Instant value={order.processedAt} />,
          },
          {
            key: 'shipped',
            label: <Trans>Shipped</Trans>,
            value: order.dispatchDate && <Day value={order.dispatchDate} />,
          },
          { key: 'serial', label: <Trans>SN/IMEI</Trans>, value: order.serialNumber },
          { key: 'tracking', label: <Trans>Tracking</Trans>, value: order.tracking },
          {
            key: 'allRisk',
            label: <Trans>All-risk insurance until</Trans>,
            value: order.allRiskExpirationDate && <Day value={order.allRiskExpirationDate} />,
          },
          { key: 'expires', label: <Trans>Expires</Trans>, value: own?.expireDate && <Day value={own.expireDate} /> },
          {
            key: 'endOfTerm',
            label: <Trans>End of term</Trans>,
            value: order.endOfTerm && <EndOfTermBadge state={order.endOfTerm} />,
          },
          { key: 'note', label: <Trans>Note</Trans>, value: order.note },
        ]}
      />
      <Section title={<Trans>Goods</Trans>}>
        <Lines>
          {order.lines.map((line) => (
            <li key={line.lineNo}>
              <span>
                {line.isAccessory ? line.product : <ProductName order={order} />}
                <small>{[line.productSKU, line.supplierSKU].filter(Boolean).join(' · ')}</small>
              </span>
              <Money value={line.priceWithoutVat} />
            </li>
          ))}
        </Lines>
      </Section>
      {own && (
        <Section title={<Trans>Calculation</Trans>}>
          <OrderCalculation calculation={own.calculation} />
        </Section>
      )}
      {own && !own.isPresent && (
        <Section title={<Trans>Salary draws</Trans>}>
          <OrderDraws draws={own.draws} />
        </Section>
      )}
      {own?.hasAddendum && addendum && (
        <Section title={<Trans>Addendum</Trans>}>
          <AddendumPart key={own.orderId} order={own} {...addendum} />
        </Section>
      )}
      <Section title={<Trans>Delivery</Trans>}>
        <Address delivery={order.delivery} />
      </Section>
      <Section title={<Trans>History</Trans>}>
        <OrderHistory
          events={order.events}
          person={own && { id: own.employeeId, name: own.employeeName, companyId: own.companyId }}
        />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Address({ delivery }: { delivery: Delivery }) {
  const { i18n } = useLingui();
  const lines = [
    delivery.name,
    delivery.att,
    delivery.address1,
    delivery.address2,
    `${delivery.zip} ${delivery.city}`.trim(),
    countryName(delivery.country, i18n.locale),
    delivery.phone,
    delivery.email,
  ].filter(Boolean);
  return (
    <address>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
