import { useLingui } from '@lingui/react/macro';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import type { RequestStatus } from '@portal/contract/request-status';
import { Button, Skeleton, useQuery, useQueryClient } from '@portal/shared-ui';
import { Drawer, FailedQuery } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { ChangePayInFull } from './ChangePayInFull.tsx';
import { ChangePaymentKind } from './ChangePaymentKind.tsx';
import { LetterButton } from './LetterButton.tsx';
import { PayInFullBody } from './PayInFullBody.tsx';
import { moveLabels } from './request-labels.ts';
import { RequestMoveDialog } from './RequestMoveDialog.tsx';
import { requestDetail, useOpenRequest, type PayInFullCalls } from './requests.api.ts';

/** The request that the address names, with the moves that its reader has now; nothing else is offered. */
export function PayInFullDrawer({ calls }: { calls: PayInFullCalls }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { requestId, close } = useOpenRequest();
  const [to, setTo] = useState<RequestStatus>();
  const [isPaidOtherwise, setIsPaidOtherwise] = useState(false);
  const query = useQuery(requestDetail(calls, requestId));
  const request = query.data;
  const refresh = () => client.invalidateQueries({ queryKey: calls.key });
  return (
    <Drawer
      title={request ? t`Pay in full, order ${request.orderNumber}` : t`Pay in full`}
      isOpen={requestId !== ''}
      onClose={close}
      footer={
        request &&
        (request.actions.length > 0 || mayChangeKind(request)) && (
          <>
            {request.actions.map((action) => (
              <Button
                key={action}
                look={action === 'REJECTED' || action === 'CLOSED' || action === 'UPDATED' ? 'secondary' : 'primary'}
                onClick={() => setTo(action)}
              >
                {i18n._(moveLabels[action])}
              </Button>
            ))}
            {mayChangeKind(request) && (
              <Button onClick={() => setIsPaidOtherwise(true)}>{t`Change how it is paid`}</Button>
            )}
          </>
        )
      }
    >
      {request ? (
        <>
          <PayInFullBody request={request} />
          <LetterButton request={request} letter={calls.letter} />
        </>
      ) : query.error ? (
        <FailedQuery label={t`The request`} error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton />
      )}
      {request && to === 'UPDATED' && (
        <ChangePayInFull
          request={request}
          onClose={() => setTo(undefined)}
          preview={(body) => calls.preview(request.id, body)}
          change={async (body) => {
            await calls.change(request.id, body);
            await refresh();
          }}
        />
      )}
      {request && isPaidOtherwise && (
        <ChangePaymentKind
          request={request}
          onClose={() => setIsPaidOtherwise(false)}
          change={async (paymentKind) => {
            await calls.changeKind(request.id, { version: request.version, paymentKind });
            await refresh();
          }}
        />
      )}
      {request && to && to !== 'UPDATED' && (
        <RequestMoveDialog
          to={to}
          asksPayment={request.finalSalary === null}
          onClose={() => setTo(undefined)}
          move={async (body) => {
            await calls.move(request.id, { version: request.version, ...body });
            await refresh();
          }}
        />
      )}
    </Drawer>
  );
}

const mayChangeKind = ({ status, options, paymentKind }: PayInFullDetail) =>
  status === 'ACCEPTED' && options.some(({ kind }) => kind !== paymentKind);
