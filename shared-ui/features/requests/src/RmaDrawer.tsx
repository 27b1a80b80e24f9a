import { useLingui } from '@lingui/react/macro';
import type { RequestStatus } from '@portal/contract/request-status';
import { Button, Skeleton, useQuery, useQueryClient } from '@portal/shared-ui';
import { Dialog, Drawer, FailedQuery } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { moveLabels } from './request-labels.ts';
import { RequestMoveDialog } from './RequestMoveDialog.tsx';
import { plainMove, requestDetail, useOpenRequest, type RmaCalls } from './requests.api.ts';
import { RmaBody } from './RmaBody.tsx';
import { RmaDecision } from './RmaDecision.tsx';

const Stack = styled.div`display: grid; gap: var(--s-6);`;

/** A refusal is one of the decisions. */
const otherThanReject = (actions: readonly RequestStatus[]) => actions.filter((action) => action !== 'REJECTED');

/** The RMA request that the address names, with the moves that its reader has now; a company comments instead. */
export function RmaDrawer({ calls }: { calls: RmaCalls }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { requestId, close } = useOpenRequest();
  const [to, setTo] = useState<RequestStatus>();
  const query = useQuery(requestDetail(calls, requestId));
  const rma = query.data;
  const { move } = calls;
  const after = async (work: Promise<unknown>) => {
    await work;
    await client.invalidateQueries({ queryKey: calls.key });
  };
  return (
    <Drawer
      title={rma ? t`RMA, order ${rma.orderNumber}` : t`RMA`}
      isOpen={requestId !== ''}
      onClose={close}
      footer={
        rma &&
        move &&
        rma.actions.length > 0 &&
        otherThanReject(rma.actions).map((action) => (
          <Button key={action} look="primary" onClick={() => setTo(action)}>
            {action === 'APPROVED' ? t`Decide` : i18n._(moveLabels[action])}
          </Button>
        ))
      }
    >
      {rma ? (
        <Stack>
          <RmaBody rma={rma} calls={calls} />
        </Stack>
      ) : query.error ? (
        <FailedQuery label={t`The request`} error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton />
      )}
      {rma && move && to === 'APPROVED' && (
        <Dialog title={t`Decide`} isOpen onClose={() => setTo(undefined)}>
          <RmaDecision rma={rma} decide={(body) => after(move(rma.id, body))} onDone={() => setTo(undefined)} />
        </Dialog>
      )}
      {rma && move && to && to !== 'APPROVED' && (
        <RequestMoveDialog
          to={to}
          onClose={() => setTo(undefined)}
          move={({ reason }) => after(move(rma.id, plainMove(rma, to, reason)))}
        />
      )}
    </Drawer>
  );
}
