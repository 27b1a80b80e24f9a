import { Trans, useLingui } from '@lingui/react/macro';
import type { EndOfTerm } from '@portal/contract/end-of-term';
import { endOfTermFacts } from '@portal/contract/seen-acts';
import { PaymentSteps } from '@portal/requests';
import { Button, Card, LinkButton, Note, useFormat } from '@portal/shared-ui';
import { ConfirmDialog, Download } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { ReturnSteps } from './ChosenWay.tsx';
import { Foot } from './end-of-term-style.ts';
import type { Choose } from './end-of-term.api.ts';
import { useReturnLabel } from './end-of-term.api.ts';

/** The choice was made, or it is not time yet: how it stands and what comes next. */
export function WhereItStands({ term, choose }: { term: EndOfTerm; choose: Choose }) {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const { state, buyOut, supplierName } = term;
  if (term.isSubscription) return <Service term={term} choose={choose} />;
  if (state === 'BUY' && buyOut)
    return (
      <Card title={<Trans>You buy it for {money(buyOut.total)}</Trans>}>
        <PaymentSteps amount={buyOut.total} payment={term.payment} />
        <Foot>
          <p>{t`It is yours from the day you have paid.`}</p>
          <LinkButton size="small" to={`/employee/pif?request=${term.requestId ?? ''}`}>
            {t`See the purchase`}
          </LinkButton>
        </Foot>
      </Card>
    );
  if (state === 'RETURN') return <Returning term={term} />;
  if (state === 'BOUGHT') return <Note tone="success">{t`It is yours. Your payment has been received.`}</Note>;
  if (state === 'RETURNED') return <Note tone="success">{t`It has come back. Nothing more is to be done.`}</Note>;
  if (state === null && term.daysLeft > 0)
    return (
      <Note tone="info">
        <Trans>
          Your agreement ends on {day(term.lastDay)}. 90 days before, you choose here whether you buy it or send it back
          to {supplierName}.
        </Trans>
      </Note>
    );
  return <Note tone="info">{t`The agreement has ended.`}</Note>;
}

function Returning({ term }: { term: EndOfTerm }) {
  const { t } = useLingui();
  const label = useReturnLabel(term.orderId);
  const { returnTo } = term;
  const hasAddress = returnTo.addressLine1 !== '';
  return (
    <Card title={t`You send it back`}>
      <ReturnSteps term={term} />
      {!hasAddress && (
        <Note tone="warn">
          <Trans>
            {returnTo.name} has not given an address. Write to {returnTo.email} before you send it.
          </Trans>
        </Note>
      )}
      <Foot>
        <Button
          look="primary"
          icon={<Download aria-hidden="true" />}
          busy={label.isPending}
          onClick={() => label.mutate()}
        >
          {t`Print the label`}
        </Button>
      </Foot>
    </Card>
  );
}

function Service({ term, choose }: { term: EndOfTerm; choose: Choose }) {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  if (term.state === 'ENDING' || term.state === 'ENDED')
    return (
      <Note tone="info">
        {term.state === 'ENDED' ? (
          t`The service has ended.`
        ) : (
          <Trans>The service ends on {day(term.lastDay)}. Nothing is deducted after that.</Trans>
        )}
      </Note>
    );
  return (
    <Card title={t`The service goes on until it is ended`}>
      <p>
        <Trans>
          {money(term.monthlyPrice)} are deducted a month. The month that ends on {day(term.lastDay)} is the last that
          is planned; a week before, the next one follows.
        </Trans>
      </p>
      {term.choices.includes('END') && (
        <Foot>
          <Button look="danger" onClick={() => setIsAsking(true)}>
            {t`End the service`}
          </Button>
        </Foot>
      )}
      <ConfirmDialog
        title={t`End the service?`}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        confirmText={t`End the service`}
        isDanger
        onConfirm={() => choose.mutateAsync({ choice: 'END', seen: endOfTermFacts(term, 'END') })}
      >
        <Trans>It ends on {day(term.lastDay)}. Nothing is deducted after that.</Trans>
      </ConfirmDialog>
    </Card>
  );
}
