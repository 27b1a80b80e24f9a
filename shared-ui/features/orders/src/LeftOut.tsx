import { Plural, useLingui } from '@lingui/react/macro';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
import { orderStateOf } from '@portal/contract/order-status';
import { messageOfRefusal, Note, orderStatusLabels, useFormat } from '@portal/shared-ui';
import type { ChangeableOrder } from './may-take.ts';
import { OutcomeList } from './OutcomeList.tsx';

const stateOf = ({ status, isProposal = false }: ChangeableOrder) => orderStateOf({ status, isProposal });

/** Before an act: how many of the chosen orders it leaves as they are, and in which states these are. */
export function LeftOut({ orders }: { orders: readonly ChangeableOrder[] }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  if (orders.length === 0) return null;
  const states = [...Map.groupBy(orders, stateOf)].map(
    ([state, { length }]) => `${i18n._(orderStatusLabels[state])} ${number(length)}`,
  );
  return (
    <Note>
      <Plural
        value={orders.length}
        one="# of the selected orders stays as it is, because of its state:"
        other="# of the selected orders stay as they are, because of their state:"
      />{' '}
      {states.join(', ')}
    </Note>
  );
}

type LeftOrdersProps = {
  label: string;
  /** what was refused, each with its reason */
  refused: readonly OrderOutcome[];
  /** what the act left out by itself */
  left: readonly ChangeableOrder[];
};

/** After an act: each order that stayed as it was, and why. */
export function LeftOrders({ label, refused, left }: LeftOrdersProps) {
  const { i18n } = useLingui();
  if (refused.length + left.length === 0) return null;
  const outcomes = [
    ...refused.map((order) => ({ ...order, why: order.key ? messageOfRefusal(order.key, order.of) : '' })),
    ...left.map((order) => ({ ...order, key: null, why: i18n._(orderStatusLabels[stateOf(order)]) })),
  ];
  return <OutcomeList label={label} outcomes={outcomes} reason={({ why }) => why} />;
}
