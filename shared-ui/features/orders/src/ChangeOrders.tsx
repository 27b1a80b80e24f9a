import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bulkOrdersMax, type OrderOutcome } from '@portal/contract/order-outcomes';
import type { OrderMover, OrderStatus } from '@portal/contract/order-status';
import { Button, Field, Input, messageOf, showToast, Stack, useFormat } from '@portal/shared-ui';
import { Checkbox, Dialog, ProgressBar, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { ChangeDone } from './ChangeDone.tsx';
import { LeftOut } from './LeftOut.tsx';
import { allProposals, thoseFor, without, type ChangeableOrder } from './may-take.ts';
import { portionsOf, usePortions } from './use-portions.ts';

type Change = { to: OrderStatus; reason: string; creditDraws: boolean };
export type OrderChangeRequest = Change & { orderIds: string[] };

const resultsOf = (answers: ReadonlyMap<number, { results: OrderOutcome[] }>): OrderOutcome[] =>
  [...answers.values()].flatMap(({ results }) => results);

type ChangeOrdersProps = {
  orders: readonly ChangeableOrder[];
  /** whose right it uses */
  by: OrderMover;
  /** what the orders become: deleted, completed, or one step back */
  to: Extract<OrderStatus, 'DELETED' | 'COMPLETED' | 'ORDERED' | 'PROCESSING'>;
  isOpen: boolean;
  /** `isDone`: something was changed; cancelled, a selection behind it stays as it was */
  onClose: (isDone: boolean) => void;
  change: (request: OrderChangeRequest) => Promise<{ results: OrderOutcome[] }>;
  /** a supplier says why an order is deleted (RULES 3.1) */
  needsReason?: boolean;
  /** deleting a shipped order: offers to give back what was drawn */
  offersCredit?: boolean;
};

/**
 * Asks before orders are deleted, completed or taken back: those of the chosen ones whose state allows it. However many
 * they are, it says how far it is, and in the end which were left as they were.
 */
export function ChangeOrders({
  orders,
  by,
  to,
  isOpen,
  onClose,
  change,
  needsReason = false,
  offersCredit = false,
}: ChangeOrdersProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [creditDraws, setCreditDraws] = useState(false);
  const { number } = useFormat();
  const going = thoseFor(orders, to, by);
  const left = without(orders, going);
  const areProposals = allProposals(orders);
  const count = going.length;
  const portions = portionsOf(going.map(({ orderId }) => orderId));
  const { run, answers, stop, reset } = usePortions({
    count: portions.length,
    send: (request: Change, portion) => change({ ...request, orderIds: portions[portion] ?? [] }),
    onSuccess: (all) => {
      const changed = resultsOf(all);
      if (left.length > 0 || changed.length < count || !changed.every(({ done }) => done)) return;
      showToast(words.done);
      close(true);
    },
  });
  const results = resultsOf(answers);
  const close = (isDone: boolean) => {
    setReason('');
    setIsMissing(false);
    setCreditDraws(false);
    reset();
    onClose(isDone);
  };
  const isLong = count > bulkOrdersMax;
  const leave = () => (isLong && run.isPending ? stop() : close(results.length > 0));
  const send = () => {
    if (needsReason && reason.trim() === '') return setIsMissing(true);
    run.mutate({ to, reason: reason.trim(), creditDraws });
  };
  const words = {
    DELETED: areProposals
      ? {
          title: <Plural value={count} one="Withdraw # proposal" other="Withdraw # proposals" />,
          text: (
            <Trans>
              The proposal is over, the employee is told, and its subsidy is free again. It cannot be brought back.
            </Trans>
          ),
          done: plural(count, { one: '# proposal is withdrawn', other: '# proposals are withdrawn' }),
        }
      : {
          title: <Plural value={count} one="Delete # order" other="Delete # orders" />,
          text: (
            <Trans>
              A deleted order stays deleted. The employee is told, and can choose again while the ordering period is
              open.
            </Trans>
          ),
          done: plural(count, { one: '# order is deleted', other: '# orders are deleted' }),
        },
    COMPLETED: {
      title: <Plural value={count} one="Complete # order" other="Complete # orders" />,
      text: <Trans>Completed means delivered. The salary draws go on as planned.</Trans>,
      done: plural(count, { one: '# order is completed', other: '# orders are completed' }),
    },
    ORDERED: {
      title: <Plural value={count} one="Undo processing of # order" other="Undo processing of # orders" />,
      text: <Trans>The order leaves its file and can be processed again. This works until the file is sent.</Trans>,
      done: plural(count, { one: '# order waits to be processed', other: '# orders wait to be processed' }),
    },
    PROCESSING: {
      title: <Plural value={count} one="Undo shipping of # order" other="Undo shipping of # orders" />,
      text: <Trans>The planned salary draws are removed. This works until one of them is in a salary file.</Trans>,
      done: plural(count, { one: '# order waits to be shipped', other: '# orders wait to be shipped' }),
    },
  }[to];

  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onClose={leave}
      width={560}
      footer={
        run.data ? (
          <Button look="primary" onClick={leave}>{t`Done`}</Button>
        ) : (
          <>
            <Button onClick={leave}>{isLong && run.isPending ? t`Stop` : t`Cancel`}</Button>
            {count > 0 && (
              <Button look={to === 'DELETED' ? 'dangerSolid' : 'primary'} busy={run.isPending} onClick={send}>
                {words.title}
              </Button>
            )}
          </>
        )
      }
    >
      {run.data ? (
        <ChangeDone results={results} left={left} missed={count - results.length} />
      ) : (
        <Stack>
          {run.error && (
            <Refusal error={run.error}>
              {results.length > 0 && (
                <Trans>
                  {number(results.length)} of {number(count)} have their answer; the next try goes on behind them.
                </Trans>
              )}
            </Refusal>
          )}
          {isLong && (run.isPending || results.length > 0) && (
            <ProgressBar
              label={t`Stay on this page until all are done`}
              done={results.length}
              total={count}
              text={t`${number(results.length)} of ${number(count)}`}
            />
          )}
          {count > 0 && <Named orders={going} />}
          {count > 0 && <p>{words.text}</p>}
          <LeftOut orders={left} />
          {count > 0 && (
            <Field
              label={t`Reason`}
              hint={t`Shown in the history and in the mail.`}
              {...(needsReason ? {} : { optional: t`(optional)` })}
              error={isMissing ? messageOf('required') : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  value={reason}
                  maxLength={500}
                  onChange={(event) => {
                    setReason(event.target.value);
                    setIsMissing(false);
                  }}
                />
              )}
            </Field>
          )}
          {offersCredit && (
            <Checkbox
              label={t`Give back what was drawn`}
              hint={t`Adds one negative row to the next salary file.`}
              checked={creditDraws}
              onChange={(event) => setCreditDraws(event.target.checked)}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

/** Orders that are named in the question; of more only the number is said. */
const namedMax = 5;

function Named({ orders }: { orders: readonly ChangeableOrder[] }) {
  const rest = orders.length - namedMax;
  return (
    <ul>
      {orders.slice(0, namedMax).map(({ orderId, orderNumber, employeeName, product }) => (
        <li key={orderId}>{[orderNumber, employeeName, product].join(' · ')}</li>
      ))}
      {rest > 0 && (
        <li>
          <Plural value={rest} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
}
