import { Trans, useLingui } from '@lingui/react/macro';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { FinalSalarySteps, LetterButton, PayInFullBody, PaymentSteps, useOpenRequest } from '@portal/requests';
import { Card, Note, Skeleton, useFormat, useQuery } from '@portal/shared-ui';
import { Drawer, FailedQuery } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { AnswerForm } from './AnswerForm.tsx';
import { ownLetter, ownRequest } from './pay-in-full.api.ts';

const Stack = styled.div`display: grid; gap: var(--s-6);`;

/** The request that the address names: how it stands, what comes next, the answer when one is asked for. */
export function OwnRequest() {
  const { t } = useLingui();
  const { requestId, close } = useOpenRequest();
  const query = useQuery(ownRequest(requestId));
  const request = query.data?.data;
  return (
    <Drawer title={request ? request.productName : t`Pay in full`} isOpen={requestId !== ''} onClose={close}>
      {request ? (
        <Stack>
          <Next request={request} />
          <LetterButton request={request} letter={ownLetter} />
          {request.actions.length > 0 && <AnswerForm key={request.id} request={request} />}
          <PayInFullBody request={request} isOwn />
        </Stack>
      ) : query.error ? (
        <FailedQuery label={t`The request`} error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton />
      )}
    </Drawer>
  );
}

/** What happens next, in a sentence. */
function Next({ request }: { request: PayInFullDetail }) {
  const { t } = useLingui();
  const { status, isEarly, validUntil } = request;
  const { day } = useFormat();
  if (status === 'ACCEPTED' && validUntil)
    return (
      <Card title={t`How to pay`}>
        {request.finalSalary ? (
          <FinalSalarySteps request={request} salary={request.finalSalary} />
        ) : (
          <PaymentSteps amount={request.total} payment={request.payment} />
        )}
        {!request.finalSalary && (
          <p>
            <Trans>The price holds until {day(validUntil)}.</Trans>
          </p>
        )}
      </Card>
    );
  if (isEarly && (status === 'CREATED' || status === 'UPDATED'))
    return (
      <Note tone="info">{t`Your company looks at it. You will get a mail, and you accept the price afterwards.`}</Note>
    );
  if (status === 'DECLINED' && !isEarly)
    return <Note tone="info">{t`Return the item to your company. The request is closed when it has arrived.`}</Note>;
  if (status === 'REJECTED') return <Note tone="warn">{t`Your company said no. Your monthly draws go on.`}</Note>;
  if (request.letter === 'OWNERSHIP') return <Note tone="success">{t`The item is yours. The letter says so.`}</Note>;
  if (status === 'PAID')
    return <Note tone="success">{t`Your payment has been received. The item becomes yours.`}</Note>;
  return null;
}
