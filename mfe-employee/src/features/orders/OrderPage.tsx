import { Trans, useLingui } from '@lingui/react/macro';
import { dayOf } from '@portal/contract/days';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { orderStateOf } from '@portal/contract/order-status';
import { Badge, Button, Card, PageHeader, useFormat, useParams, useQuery } from '@portal/shared-ui';
import { Hourglass, OrderStatusBadge, ProductPicture, QueryResult } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EndOfTermLink } from '../../shared/EndOfTermLink.tsx';
import { QuoteBlock } from '../../shared/QuoteBlock.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderDraws } from './OrderDraws.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { ownOrder, useOrderActions } from './orders.api.ts';
import { OrderSteps } from './OrderSteps.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

const Picture = styled(ProductPicture)`height: 180px; border-radius: var(--r-lg);`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  gap: 20px 24px;
  align-items: start;
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; min-width: 0; }
  @media (max-width: 1019px) { grid-template-columns: minmax(0, 1fr); }
`;

/** One own order: its story, what may be done with it, what it costs, its papers. */
export default function OrderPage() {
  const { t } = useLingui();
  const { orderId = '' } = useParams();
  return (
    <QueryResult label={t({ message: 'The order', context: 'employee' })} query={useQuery(ownOrder(orderId))}>
      {(order) => <Order key={order.id} order={order} />}
    </QueryResult>
  );
}

function Order({ order }: { order: EmployeeOrderDetail }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const actions = useOrderActions(order.id);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <div data-density="shop">
      <PageHeader
        title={order.productName}
        here={order.orderNumber}
        actions={<OrderActs order={order} />}
        crumbs={[{ label: t`My orders`, to: '/employee/orders' }]}
        lead={
          <>
            {order.isProposal && order.status === 'ORDERED' ? (
              <Badge tone="warn" icon={Hourglass}>
                {t`Waits for your acceptance`}
              </Badge>
            ) : (
              <OrderStatusBadge status={orderStateOf(order)} />
            )}{' '}
            <Trans>
              Order {order.orderNumber}, ordered {day(dayOf(new Date(order.orderedAt)))}
            </Trans>
          </>
        }
      />
      <Columns>
        <div>
          <Picture
            picture={order.picture}
            categoryName={order.categoryName || order.productName}
            sizes="(max-width: 759px) 100vw, 700px"
          />
          <Card title={t`Progress`}>
            <OrderTimeline order={order} />
            <OrderSteps order={order} actions={actions} />
          </Card>
          <EndOfTermLink order={order} />
          <OrderDocuments order={order} actions={actions} />
          <OrderFacts order={order} />
        </div>
        <div>
          <QuoteBlock
            quote={order.quote}
            companyName={order.companyName}
            isShort={!isWhole}
            footer={
              <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
                {isWhole ? t`Show the sums only` : t`See the whole calculation`}
              </Button>
            }
          />
          <OrderDraws order={order} />
        </div>
      </Columns>
    </div>
  );
}
