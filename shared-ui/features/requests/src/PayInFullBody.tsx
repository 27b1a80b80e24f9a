import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { Day, Fixed, useFormat } from '@portal/shared-ui';
import { DescriptionList, RequestStatusBadge } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { FinalSalarySteps } from './FinalSalarySteps.tsx';
import { PayInFullPrice } from './PayInFullPrice.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';
import { paymentLabels } from './request-labels.ts';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestCompany, RequestedBy, RequestOrder } from './RequestNames.tsx';

export const RequestStack = styled.div`
  display: grid;
  gap: var(--s-6);
  h3 { font-size: var(--fs-14); margin-bottom: var(--s-2); }
  p { white-space: pre-line; overflow-wrap: anywhere; }
`;

/** Everything about one pay-in-full request: facts, price lines, what happened (UX 1.8). */
export function PayInFullBody({ request, isOwn = false }: { request: PayInFullDetail; isOwn?: boolean }) {
  const { i18n } = useLingui();
  const { periodTitle } = useFormat();
  return (
    <RequestStack>
      <DescriptionList
        facts={[
          { key: 'status', label: <Trans>Status</Trans>, value: <RequestStatusBadge status={request.status} /> },
          {
            key: 'kind',
            label: <Trans>Kind</Trans>,
            value: request.isEndOfTerm ? (
              <Trans>End of the agreement</Trans>
            ) : request.isEarly ? (
              <Trans>While employed</Trans>
            ) : (
              <Trans>Leaving</Trans>
            ),
          },
          {
            key: 'employee',
            label: <Trans>Employee</Trans>,
            value: isOwn ? undefined : <RequestedBy request={request} />,
          },
          {
            key: 'company',
            label: <Trans>Company</Trans>,
            value: isOwn ? undefined : <RequestCompany request={request} />,
          },
          { key: 'product', label: <Trans>Product</Trans>, value: request.productName },
          { key: 'order', label: <Trans>Order</Trans>, value: <RequestOrder request={request} /> },
          { key: 'contract', label: <Trans>Contract start</Trans>, value: <Day value={request.contractStartDate} /> },
          {
            key: 'first',
            label: <Trans>First salary draw</Trans>,
            value: <Fixed>{periodTitle(request.firstSalaryDraw.slice(0, 7))}</Fixed>,
          },
          {
            key: 'exit',
            label: request.isEndOfTerm ? <Trans>Last day of the agreement</Trans> : <Trans>Last work day</Trans>,
            value: <Day value={request.exitDate} />,
          },
          { key: 'months', label: <Trans>Months remaining</Trans>, value: request.monthsRemaining },
          { key: 'allRisk', label: <Trans>All-risk months</Trans>, value: request.allRiskMonths },
          { key: 'phone', label: <Trans>Contact phone</Trans>, value: request.contactPhone },
          { key: 'email', label: <Trans>Contact e-mail</Trans>, value: request.contactEmail },
          {
            key: 'until',
            label: <Trans>Price holds until</Trans>,
            value: request.status === 'ACCEPTED' && request.validUntil ? <Day value={request.validUntil} /> : undefined,
          },
          {
            key: 'payment',
            label: <Trans>Payment</Trans>,
            value: request.acceptedAt && i18n._(paymentLabels[request.paymentKind]),
          },
          { key: 'transaction', label: <Trans>Transaction ID</Trans>, value: request.transactionId },
        ]}
      />
      <section>
        <h3>
          <Trans>Price</Trans>
        </h3>
        <PayInFullPrice price={request} />
      </section>
      {!isOwn && request.status === 'ACCEPTED' && (
        <section>
          <h3>
            <Trans>How it is paid</Trans>
          </h3>
          {request.finalSalary ? (
            <FinalSalarySteps request={request} salary={request.finalSalary} />
          ) : (
            <PaymentSteps amount={request.total} payment={request.payment} />
          )}
        </section>
      )}
      {request.comment !== '' && (
        <section>
          <h3>
            <Trans>Comment</Trans>
          </h3>
          <p>{request.comment}</p>
        </section>
      )}
      <section>
        <h3>
          <Trans>History</Trans>
        </h3>
        <RequestHistory request={request} logs={request.logs} />
      </section>
    </RequestStack>
  );
}
