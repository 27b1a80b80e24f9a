import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { Card, LinkButton, useFormat } from '@portal/shared-ui';

/** On an order: that its term ends, what was chosen, and the way there. Nothing before it is shipped. */
export function EndOfTermLink({
  order: { id, expireDate, endOfTerm, quote },
}: {
  order: Pick<EmployeeOrderDetail, 'id' | 'expireDate' | 'endOfTerm' | 'quote' | 'status'>;
}) {
  const { t } = useLingui();
  const { day } = useFormat();
  if (expireDate === null || quote.months === 0) return null;
  return (
    <Card title={t`End of the agreement`}>
      <p>
        {endOfTerm === 'OPEN' ? (
          <Trans>Your agreement ends on {day(expireDate)}. Choose by then whether you buy it or send it back.</Trans>
        ) : (
          <Trans>Your agreement ends on {day(expireDate)}.</Trans>
        )}
      </p>
      <LinkButton look={endOfTerm === 'OPEN' ? 'primary' : 'secondary'} to={`/employee/orders/${id}/end-of-term`}>
        {endOfTerm === 'OPEN' ? t`Buy it or send it back` : t`See the end of the agreement`}
      </LinkButton>
    </Card>
  );
}
