import { useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@portal/contract/order-rows';
import { mayBecome } from '@portal/orders';
import { Hash, PackageCheck, Send, Trash2, Truck, Undo2, type MenuEntry } from '@portal/shared-ui/kit';

type OrderAct = 'process' | 'ship' | 'correct' | 'COMPLETED' | 'ORDERED' | 'PROCESSING' | 'DELETED';

/** Acts that are named by what the order becomes. */
const isMove = (act: OrderAct): act is Exclude<OrderAct, 'process' | 'ship' | 'correct'> =>
  act !== 'process' && act !== 'ship' && act !== 'correct';

/** What the back office may do with an order in its state (RULES 3.1), as entries of a menu. */
export function useOrderMenu(onAct: (act: OrderAct, order: OrderRow) => void): (order: OrderRow) => MenuEntry[] {
  const { t } = useLingui();
  const entries: Record<OrderAct, Omit<MenuEntry, 'key' | 'onAction'>> = {
    process: { label: t`Process`, icon: Send },
    ship: { label: t`Ship`, icon: Truck },
    correct: { label: t`Correct SN/IMEI`, icon: Hash },
    COMPLETED: { label: t`Complete`, icon: PackageCheck },
    ORDERED: { label: t`Undo processing`, icon: Undo2 },
    PROCESSING: { label: t`Undo shipping`, icon: Undo2 },
    DELETED: { label: t`Delete`, isDanger: true, startsGroup: true, icon: Trash2 },
  };
  const acts: Record<OrderRow['status'], readonly OrderAct[]> = {
    ORDERED: ['process', 'DELETED'],
    PROCESSING: ['ship', 'ORDERED', 'DELETED'],
    DISPATCHED: ['COMPLETED', 'correct', 'PROCESSING', 'DELETED'],
    COMPLETED: ['correct', 'DELETED'],
    DELETED: [],
  };
  return (order) =>
    acts[order.status]
      .filter((act) => act !== 'process' || !order.isProposal)
      .filter((act) => !isMove(act) || mayBecome(order, act, 'admin'))
      .map((act) => ({
        key: act,
        ...entries[act],
        ...(order.isProposal ? { label: t`Withdraw the proposal` } : {}),
        onAction: () => onAct(act, order),
      }));
}
