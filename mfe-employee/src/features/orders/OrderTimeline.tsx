import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import { CircleCheck, Day, FileText, Instant, X, type LucideIcon } from '@portal/shared-ui';
import { Calendar, Clock, Hash, Loader, PackageCheck, Timeline, Truck, Undo2 } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { EndOfTermStepText } from '../../shared/EndOfTermStepText.tsx';
import { StepText } from './StepText.tsx';
import { stepsOf, type Step } from './timeline-entries.ts';

const icons: Readonly<Record<Step['key'], LucideIcon>> = {
  proposed: FileText,
  ordered: Clock,
  processing: Loader,
  undone: Undo2,
  dispatched: Truck,
  completed: PackageCheck,
  deleted: X,
  lapsed: X,
  serial: Hash,
  expiry: Calendar,
  endOfTerm: Calendar,
  firstDraw: Calendar,
  lastDraw: CircleCheck,
};

/** The order's story from acceptance to the last deduction (SPEC 1). */
export function OrderTimeline({ order }: { order: EmployeeOrderDetail }) {
  const { t } = useLingui();
  const { companyName, draws } = order;
  const titles: Readonly<Record<Step['key'], ReactNode>> = {
    proposed: <Trans>Proposed by {companyName}</Trans>,
    ordered: <Trans>Ordered</Trans>,
    processing: <Trans>Processed by {companyName}</Trans>,
    undone: <Trans>Processing undone</Trans>,
    dispatched: <Trans>Shipped</Trans>,
    completed: <Trans>Delivered</Trans>,
    deleted: <Trans>Deleted</Trans>,
    lapsed: <Trans>The proposal lapsed</Trans>,
    serial: <Trans>Serial number changed</Trans>,
    expiry: <Trans>Dates changed</Trans>,
    endOfTerm: <Trans>End of the agreement</Trans>,
    firstDraw: <Trans>First deduction</Trans>,
    lastDraw: <Trans>Last deduction</Trans>,
  };
  const whenOf = ({ key, event }: Step) => {
    if (event) return <Instant value={event.at} />;
    const draw = key === 'firstDraw' ? draws[0] : key === 'lastDraw' ? draws.at(-1) : undefined;
    return draw && <Day value={draw.effectDate} />;
  };
  return (
    <Timeline
      label={t`Progress of the order`}
      entries={stepsOf(order).map((step, index) => ({
        key: `${index}${step.key}`,
        state: step.state,
        icon: icons[step.key],
        title: step.event?.endOfTerm ? <EndOfTermStepText step={step.event.endOfTerm} /> : titles[step.key],
        text: <StepText step={step} order={order} />,
        when: whenOf(step),
      }))}
    />
  );
}
