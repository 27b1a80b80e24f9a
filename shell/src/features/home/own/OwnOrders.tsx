import { Trans } from '@lingui/react/macro';
import type { Day } from '@portal/contract/days';
import type { EmployeeOrder } from '@portal/contract/employee-orders';
import { Card, Link, useQuery, type RemoteMeta } from '@portal/shared-ui';
import { OwnDraws } from '../month/OwnDraws.tsx';
import { Part } from '../month/Part.tsx';
import { Wide } from '../month/wide.ts';
import { OnItsWay } from './OnItsWay.tsx';
import { Items } from './own-style.ts';
import { ownOrders } from './own.api.ts';
import { OwnItem } from './OwnItem.tsx';

type Props = {
  /** whether anything is drawn from the salary */
  takes: boolean;
  today: Day;
  numbers: NonNullable<RemoteMeta['numbers']>;
};

const isOnItsWay = ({ status, isProposal }: EmployeeOrder) =>
  (status === 'ORDERED' && !isProposal) || status === 'PROCESSING' || status === 'DISPATCHED';
const isHad = ({ status, progress, endOfTerm }: EmployeeOrder) =>
  status === 'COMPLETED' && (endOfTerm === 'OPEN' || (progress !== null && progress.made < progress.all));

/** What is on its way to the employee, what the employee has, and what is deducted for it (VISUAL-2). */
export default function OwnOrders({ takes, today, numbers }: Props) {
  return (
    <>
      <Goods numbers={numbers} />
      {takes && <OwnDraws today={today} numbers={numbers} />}
    </>
  );
}

/** With a tick for each month. */
function Goods({ numbers }: Pick<Props, 'numbers'>) {
  return (
    <Part wide title={<Trans>What you have</Trans>} query={useQuery(ownOrders)} height={330}>
      {(orders) => {
        const [coming, had] = [orders.filter(isOnItsWay), orders.filter(isHad)];
        return (
          <>
            {coming.length > 0 && (
              <Card title={<Trans>On its way</Trans>}>
                <Items>
                  {coming.map((order) => (
                    <OnItsWay key={order.id} order={order} numbers={numbers} />
                  ))}
                </Items>
              </Card>
            )}
            {had.length > 0 && (
              <Wide>
                <Card
                  title={<Trans>What you have</Trans>}
                  actions={
                    <Link to={numbers['draw-a-month'] ?? '/'}>
                      <Trans context="employee">All orders</Trans>
                    </Link>
                  }
                >
                  <Items>
                    {had.map((order) => (
                      <OwnItem key={order.id} order={order} numbers={numbers} />
                    ))}
                  </Items>
                </Card>
              </Wide>
            )}
          </>
        );
      }}
    </Part>
  );
}
