import { Trans, useLingui } from '@lingui/react/macro';
import type { RequestStatus } from '@portal/contract/request-status';
import type { SupplierRmaDetail } from '@portal/contract/rma-supplier';
import { moveLabels, plainMove, RequestMoveDialog, RmaBody, RmaCoverage, RmaDecision } from '@portal/requests';
import { Button, Card, Note, PageHeader, useFormat, useParams, useQuery, useSearchParams } from '@portal/shared-ui';
import { FormActions } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { conversation, rmaDetail, useMoveRma } from './rma.api.ts';
import { RmaQueue } from './RmaQueue.tsx';

/** Queue, request and decision side by side; on a phone the request alone, the queue is a page of its own. */
const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  gap: var(--s-5);
  align-items: start;
  > [data-pane='queue'] { display: none; }
  > [data-pane='decision'] { display: grid; gap: var(--s-4); }
  @media (min-width: 1400px) {
    grid-template-columns: 300px minmax(0, 1fr) 352px;
    > [data-pane='queue'] { display: block; }
  }
  @media (max-width: 959px) { grid-template-columns: minmax(0, 1fr); }
`;

/** One request with the decisions that its supplier has now (RULES 3.3). */
export default function RmaPage() {
  const { t } = useLingui();
  const { rmaId = '' } = useParams();
  return (
    <QueryResult label={t`The request`} query={useQuery(rmaDetail(rmaId))}>
      {(rma) => <Request key={rma.id} rma={rma} />}
    </QueryResult>
  );
}

function Request({ rma }: { rma: SupplierRmaDetail }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const [search] = useSearchParams();
  const back = { label: t`RMA requests`, to: `/supplier/rma?${search.toString()}` };
  const isAnswerDue = rma.queue === 'NEW' || rma.queue === 'LATE';
  return (
    <>
      <PageHeader
        crumbs={[back]}
        title={
          <Trans>
            {rma.employeeName}, order {rma.orderNumber}
          </Trans>
        }
        lead={isAnswerDue && <Trans>Your answer is due {day(rma.answerDue)}.</Trans>}
      />
      <Panes>
        <div data-pane="queue">
          <RmaQueue chosen={rma.id} />
        </div>
        <Card title={t`The request`}>
          <RmaBody rma={rma} calls={conversation} />
        </Card>
        <div data-pane="decision">
          <RmaCoverage rma={rma} price={rma.priceWithoutVat} />
          <Card title={t`Your decision`}>
            <YourDecision key={rma.version} rma={rma} />
          </Card>
        </div>
      </Panes>
    </>
  );
}

/** What the state table lets the supplier do now, and nothing else. */
function YourDecision({ rma }: { rma: SupplierRmaDetail }) {
  const { i18n } = useLingui();
  const move = useMoveRma(rma.id);
  const [to, setTo] = useState<RequestStatus>();
  if (rma.actions.includes('APPROVED')) return <RmaDecision rma={rma} decide={move.mutateAsync} />;
  return (
    <>
      <Note>{rma.queue === 'WAITING' ? <Trans>The employee has to answer.</Trans> : <NextStep rma={rma} />}</Note>
      <FormActions>
        {rma.actions.map((action) => (
          <Button key={action} look="primary" onClick={() => setTo(action)}>
            {i18n._(moveLabels[action])}
          </Button>
        ))}
      </FormActions>
      {to && (
        <RequestMoveDialog
          to={to}
          onClose={() => setTo(undefined)}
          move={({ reason }) => move.mutateAsync(plainMove(rma, to, reason))}
        />
      )}
    </>
  );
}

function NextStep({ rma: { status, outcome, actions } }: { rma: SupplierRmaDetail }) {
  const { t } = useLingui();
  if (status === 'CLOSED') return t`The request is closed.`;
  if (actions.includes('PENDING')) return t`Say that you have received it, then decide. The employee is told.`;
  if (status === 'ACCEPTED') return t`The employee accepts the price. Mark it as paid when the money is there.`;
  if (outcome === 'RETURN' && actions.length === 0)
    return t`Back office closes the request when the item is back, and with it the order.`;
  return t`Close the request when everything is done.`;
}
