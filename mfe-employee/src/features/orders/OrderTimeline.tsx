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
    ordered: t`Ordered`,
    processing: <Trans>Processed by {companyName}</Trans>,
    undone: t`Processing undone`,
    dispatched: t`Shipped`,
    completed: t`Delivered`,
    deleted: t`Deleted`,
    lapsed: t`The proposal lapsed`,
    serial: t`Serial number changed`,
    expiry: t`Dates changed`,
    endOfTerm: t`End of the agreement`,
    firstDraw: t`First deduction`,
    lastDraw: t`Last deduction`,
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
