import { Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  Card,
  CircleCheck,
  FilePenLine,
  LinkButton,
  useFormat,
  useParams,
  useQuery,
  useSignedIn,
} from '@portal/shared-ui';
import { DescriptionList, FailedQuery } from '@portal/shared-ui/kit';
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
  const { money, day, periodTitle } = useFormat();
  const { email } = useSignedIn();
  const { orderId = '' } = useParams();
  const found = useQuery(ownOrder(orderId));
  const { fetchAddendum } = useOrderActions(orderId);
  if (found.isError) return <FailedQuery label={t`The order`} error={found.error} onRetry={found.refetch} isPage />;
  if (found.isPending) return <div aria-busy="true" />;
  const order = found.data.data;
  const { quote } = order;
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
              .map((line, index) => ({ key: `line${index}`, label: <Trans>With</Trans>, value: line.productName })),
            { key: 'before', label: <Trans>Before subsidy</Trans>, value: money(quote.monthlyBeforeSubsidy) },
            {
              key: 'subsidy',
              label: <Trans>Subsidy from {order.companyName}</Trans>,
              value: money(quote.subsidyPerMonth),
            },
            { key: 'draw', label: <Trans>Deducted each month</Trans>, value: <b>{money(order.monthlyPrice)}</b> },
            {
              key: 'months',
              label: <Trans>Number of months</Trans>,
              value: (
                <Trans>
                  {quote.months}, {money(quote.total)} in all
                </Trans>
              ),
            },
            { key: 'first', label: <Trans>First deduction</Trans>, value: periodTitle(order.firstPeriod) },
          ]}
        />
      </Card>
      <Card title={<Trans>What happens next</Trans>}>
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
          <Trans>See the order</Trans>
        </LinkButton>
        {order.hasAddendum && (
          <Button
            size="large"
            icon={<FilePenLine aria-hidden="true" />}
            busy={fetchAddendum.isPending}
            onClick={() => fetchAddendum.mutate()}
          >
            <Trans>Download the addendum (PDF)</Trans>
          </Button>
        )}
        <LinkButton to="/employee/catalogs" size="large">
          <Trans>Back to the shop</Trans>
        </LinkButton>
      </Buttons>
    </Frame>
  );
}
