import { Trans, useLingui } from '@lingui/react/macro';
import { costInAll } from '@portal/contract/cost-in-all';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import {
  Button,
  Card,
  CircleCheck,
  FilePenLine,
  Fixed,
  LinkButton,
  Money,
  useFormat,
  useParams,
  useQuery,
  useSignedIn,
} from '@portal/shared-ui';
import { DescriptionList, QueryResult } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { ownOrder, useOrderActions } from './orders.api.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 680px;
  margin: 0 auto;
  h1 { display: flex; gap: 12px; align-items: center; }
  h1 svg { width: 28px; height: 28px; flex: none; color: var(--ok-solid); }
`;
const Lead = styled.p`
  font-size: var(--fs-16);
  line-height: 1.5rem;
  color: var(--text-2);
  overflow-wrap: anywhere;
`;
const Steps = styled.ol`display: grid; gap: 8px; padding-left: 18px; list-style: decimal; color: var(--text-2);`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  @media (max-width: 359px) { && > * { max-width: 100%; height: auto; min-height: 44px; white-space: normal; } }
`;

/** After ordering: what was agreed, what happens next, until when it can be taken back (UX 1.9). */
export default function ConfirmationPage() {
  const { t } = useLingui();
  const { orderId = '' } = useParams();
  return (
    <QueryResult label={t({ message: 'The order', context: 'employee' })} query={useQuery(ownOrder(orderId))}>
      {(order) => <Confirmation order={order} />}
    </QueryResult>
  );
}

function Confirmation({ order }: { order: EmployeeOrderDetail }) {
  const { t } = useLingui();
  const { money, day, periodTitle } = useFormat();
  const { email } = useSignedIn();
  const { fetchAddendum } = useOrderActions(order.id);
  const { quote } = order;
  const { net } = costInAll(quote);
  return (
    <Frame data-density="shop">
      <h1>
        <CircleCheck aria-hidden="true" />
        <Trans>Thank you, your order is received</Trans>
      </h1>
      <Lead>
        <Trans>
          Order {order.orderNumber}. A confirmation with the addendum to your contract is on its way to {email}.
        </Trans>
      </Lead>
      <Card title={order.productName}>
        <DescriptionList
          facts={[
            ...order.lines
              .filter(({ isAccessory }) => isAccessory)
              .map((line, index) => ({ key: `line${index}`, label: t`With`, value: line.productName })),
            { key: 'before', label: t`Before subsidy`, value: <Fixed>{money(quote.monthlyBeforeSubsidy)}</Fixed> },
            {
              key: 'subsidy',
              label: <Trans>Subsidy from {order.companyName}</Trans>,
              value: <Fixed>{money(quote.subsidyPerMonth)}</Fixed>,
            },
            {
              key: 'draw',
              label: t`Deducted each month`,
              value: (
                <b>
                  <Fixed>{money(order.monthlyPrice)}</Fixed>
                </b>
              ),
            },
            {
              key: 'months',
              label: t`Number of months`,
              value: (
                <Trans>
                  {quote.months}, {money(quote.total)} in all before tax
                </Trans>
              ),
            },
            { key: 'net', label: t`Less in your net pay in all`, value: net && <Money value={net} /> },
            { key: 'first', label: t`First deduction`, value: <Fixed>{periodTitle(order.firstPeriod)}</Fixed> },
          ]}
        />
      </Card>
      <Card title={t`What happens next`}>
        <Steps>
          <li>
            <Trans>
              Until {day(order.endDate)} you can delete the order, as long as {order.companyName} has not processed it.
            </Trans>
          </li>
          <li>
            <Trans>{order.companyName} processes it. From then on it is binding.</Trans>
          </li>
          <li>
            <Trans>{order.supplierName} ships it, and you get a mail.</Trans>
          </li>
        </Steps>
      </Card>
      <Buttons>
        <LinkButton to={`/employee/orders/${order.id}`} look="primary" size="large">
          {t({ message: 'See the order', context: 'employee' })}
        </LinkButton>
        {order.hasAddendum && (
          <Button
            size="large"
            icon={<FilePenLine aria-hidden="true" />}
            busy={fetchAddendum.isPending}
            onClick={() => fetchAddendum.mutate()}
          >
            {t`Download the addendum (PDF)`}
          </Button>
        )}
        <LinkButton to="/employee/catalogs" size="large">
          {t`Back to the shop`}
        </LinkButton>
      </Buttons>
    </Frame>
  );
}
