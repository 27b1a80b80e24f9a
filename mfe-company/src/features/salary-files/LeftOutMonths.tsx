import { Trans, useLingui } from '@lingui/react/macro';
import type { LeftOutMonth } from '@portal/contract/draw-pauses';
import { Button, Card, Day, Fixed, Link, useFormat, useQuery } from '@portal/shared-ui';
import { FailedQuery, NameLink } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PutBackDialog } from '../../shared/draw-pauses/PutBackDialog.tsx';
import { leftOutMonths } from './salary-files.api.ts';

const List = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px var(--s-4);
    padding: 10px 0;
    border-top: 1px solid var(--n-100);
  }
  li:first-child { border-top: 0; }
  p { min-width: 0; overflow-wrap: anywhere; }
  small { display: block; color: var(--text-3); }
`;
const Space = styled.div`margin-bottom: var(--s-4);`;

/**
 * Months that are left out of the draws, who left them out, and the way back while payroll has not passed them. Not
 * there when there are none.
 */
export function LeftOutMonths({ subscriptionId }: { subscriptionId: string }) {
  const { t } = useLingui();
  const found = useQuery(leftOutMonths(subscriptionId));
  const [returning, setReturning] = useState<LeftOutMonth>();
  const months = found.data?.data ?? [];
  if (found.error && !found.data)
    return <FailedQuery label={t`Months left out`} error={found.error} onRetry={found.refetch} />;
  return (
    <>
      {months.length > 0 && (
        <Space>
          <Card title={t`Months left out`}>
            <List>
              {months.map((month) => (
                <Month key={`${month.orderId} ${month.period}`} month={month} onPutBack={() => setReturning(month)} />
              ))}
            </List>
          </Card>
        </Space>
      )}
      {returning && <PutBackDialog month={returning} onClose={() => setReturning(undefined)} />}
    </>
  );
}

function Month({ month, onPutBack }: { month: LeftOutMonth; onPutBack: () => void }) {
  const { t } = useLingui();
  const { period, instant } = useFormat();
  const [name, text] = [month.employee.name, period(month.period)];
  return (
    <li>
      <p>
        <strong>{text}</strong>,{' '}
        <Link to={`/company/employees/${month.employee.id}`}>
          <Fixed>{name}</Fixed>
        </Link>
        ,{' '}
        <NameLink of={{ kind: 'order', id: month.orderId }}>
          <Fixed>{month.productName}</Fixed>
        </NameLink>
        <small>
          {month.leftOutBy ? (
            <Trans>
              Left out by {month.leftOutBy}, {instant(month.leftOutAt)}.
            </Trans>
          ) : (
            <Trans>Left out {instant(month.leftOutAt)}.</Trans>
          )}{' '}
          {month.reason && <Trans>Reason: {month.reason}.</Trans>}{' '}
          <Trans>
            The order ends on <Day value={month.expireDate} />.
          </Trans>
          {!month.mayPutBack && (
            <>
              {' '}
              <Trans>It can no longer be put back.</Trans>
            </>
          )}
        </small>
      </p>
      {month.mayPutBack && (
        <Button onClick={onPutBack} aria-label={t`Put ${text} back for ${name}`}>{t`Put back`}</Button>
      )}
    </li>
  );
}
