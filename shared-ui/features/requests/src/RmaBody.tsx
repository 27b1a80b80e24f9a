import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { RmaDetail } from '@portal/contract/rma';
import { Badge, Day, Money } from '@portal/shared-ui';
import { DescriptionList, RequestStatusBadge, ShieldCheck } from '@portal/shared-ui/kit';
import { RequestStack } from './PayInFullBody.tsx';
import { rmaKindLabels, rmaOutcomeLabels } from './request-labels.ts';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestCompany, RequestedBy, RequestOrder, RequestSupplier } from './RequestNames.tsx';
import type { RmaConversationCalls } from './requests.api.ts';
import { RmaConversation } from './RmaConversation.tsx';
import { RmaPhotos } from './RmaPhotos.tsx';

/** "Covered" while the incident lies within the all-risk insurance (RULES 3.3). */
export function CoveredBadge({ covered }: { covered: boolean }) {
  return covered ? (
    <Badge icon={ShieldCheck} tone="success">
      <Trans>Covered</Trans>
    </Badge>
  ) : (
    <Trans>Not covered</Trans>
  );
}

/** Everything about one RMA request: facts, what happened, decision, history. */
export function RmaBody({
  rma,
  calls,
  isOwn = false,
}: {
  rma: RmaDetail;
  calls: RmaConversationCalls;
  isOwn?: boolean;
}) {
  const { i18n } = useLingui();
  return (
    <RequestStack>
      <DescriptionList
        facts={[
          { key: 'status', label: <Trans>Status</Trans>, value: <RequestStatusBadge status={rma.status} /> },
          { key: 'kind', label: <Trans>Kind</Trans>, value: i18n._(rmaKindLabels[rma.kind]) },
          { key: 'employee', label: <Trans>Employee</Trans>, value: isOwn ? undefined : <RequestedBy request={rma} /> },
          {
            key: 'company',
            label: <Trans>Company</Trans>,
            value: isOwn ? undefined : <RequestCompany request={rma} />,
          },
          { key: 'supplier', label: <Trans>Supplier</Trans>, value: <RequestSupplier rma={rma} /> },
          { key: 'product', label: <Trans>Product</Trans>, value: rma.productName },
          { key: 'order', label: <Trans>Order</Trans>, value: <RequestOrder request={rma} /> },
          {
            key: 'shipped',
            label: <Trans>Shipped</Trans>,
            value: rma.dispatchDate && <Day value={rma.dispatchDate} />,
          },
          { key: 'incident', label: <Trans>Date of incident</Trans>, value: <Day value={rma.incidentDate} /> },
          { key: 'covered', label: <Trans>All-risk insurance</Trans>, value: <CoveredBadge covered={rma.covered} /> },
          {
            key: 'outcome',
            label: <Trans>Outcome</Trans>,
            value: rma.outcome && i18n._(rmaOutcomeLabels[rma.outcome]),
          },
          {
            key: 'excess',
            label: <Trans>The employee pays</Trans>,
            value: rma.excess.amount > 0 ? <Money value={rma.excess} /> : undefined,
          },
          {
            key: 'back',
            label: <Trans>Expected with the employee</Trans>,
            value: rma.expectedBack && <Day value={rma.expectedBack} />,
          },
          { key: 'old', label: <Trans>SN/IMEI before</Trans>, value: rma.oldSerialNumber },
          { key: 'serial', label: <Trans>SN/IMEI</Trans>, value: rma.serialNumber },
        ]}
      />
      <section>
        <h3>
          <Trans>What happened</Trans>
        </h3>
        <p>{rma.whatHappened}</p>
        {rma.comment !== '' && <p>{rma.comment}</p>}
      </section>
      <RmaPhotos rma={rma} calls={calls} />
      <RmaConversation rma={rma} calls={calls} />
      <section>
        <h3>
          <Trans>History</Trans>
        </h3>
        <RequestHistory request={rma} logs={rma.logs.filter(({ toStatus }) => toStatus !== null)} />
      </section>
    </RequestStack>
  );
}
