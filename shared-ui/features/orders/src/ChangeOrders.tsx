import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
import type { OrderStatus } from '@portal/contract/order-status';
import { ApiError, Button, Field, Input, messageOf, Note, useMutation } from '@portal/shared-ui';
import { Checkbox, Dialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OutcomeList } from './OutcomeList.tsx';

const Stack = styled.div`display: grid; gap: var(--s-4);`;

export type OrderChangeRequest = { orderIds: string[]; to: OrderStatus; reason: string; creditDraws: boolean };

type ChangeOrdersProps = {
  orderIds: readonly string[];
  /** what the orders become: deleted, completed, or one step back */
  to: Extract<OrderStatus, 'DELETED' | 'COMPLETED' | 'ORDERED' | 'PROCESSING'>;
  isOpen: boolean;
  /** `isDone`: something was changed; cancelled, a selection behind it stays as it was */
  onClose: (isDone: boolean) => void;
  change: (request: OrderChangeRequest) => Promise<{ results: OrderOutcome[] }>;
  /** a supplier says why an order is deleted (RULES 3.1) */
  needsReason?: boolean;
  /** what is deleted are proposals: they are withdrawn (DECISIONS 46) */
  areProposals?: boolean;
  /** deleting a shipped order: offers to give back what was drawn */
  offersCredit?: boolean;
};

/** Asks before orders are deleted, completed or taken back, and shows which were left as they were. */
export function ChangeOrders({
  orderIds,
  to,
  isOpen,
  onClose,
  change,
  needsReason = false,
  areProposals = false,
  offersCredit = false,
}: ChangeOrdersProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [creditDraws, setCreditDraws] = useState(false);
  const run = useMutation({
    mutationFn: change,
    meta: { inline: true },
    onSuccess: ({ results }) => {
      if (results.every(({ done }) => done)) close(true);
    },
  });
  const close = (isDone: boolean) => {
    setReason('');
    setIsMissing(false);
    setCreditDraws(false);
    run.reset();
    onClose(isDone);
  };
  const leave = () => close(run.data !== undefined);
  const send = () => {
    if (needsReason && reason.trim() === '') return setIsMissing(true);
    run.mutate({ orderIds: [...orderIds], to, reason: reason.trim(), creditDraws });
  };
  const count = orderIds.length;
  const words = {
    DELETED: areProposals
      ? {
          title: <Plural value={count} one="Withdraw # proposal" other="Withdraw # proposals" />,
          text: (
            <Trans>
              The proposal is over, the employee is told, and its subsidy is free again. It cannot be brought back.
            </Trans>
          ),
        }
      : {
          title: <Plural value={count} one="Delete # order" other="Delete # orders" />,
          text: (
            <Trans>
              A deleted order stays deleted. The employee is told, and can choose again while the ordering period is
              open.
            </Trans>
          ),
        },
    COMPLETED: {
      title: <Plural value={count} one="Complete # order" other="Complete # orders" />,
      text: <Trans>Completed means delivered. The salary draws go on as planned.</Trans>,
    },
    ORDERED: {
      title: <Plural value={count} one="Undo processing of # order" other="Undo processing of # orders" />,
      text: <Trans>The order leaves its file and can be processed again. This works until the file is sent.</Trans>,
    },
    PROCESSING: {
      title: <Plural value={count} one="Undo shipping of # order" other="Undo shipping of # orders" />,
      text: <Trans>The planned salary draws are removed. This works until one of them is in a salary file.</Trans>,
    },
  }[to];
  const left = run.data?.results.filter(({ done }) => !done) ?? [];

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
            <Button onClick={leave}>{t`Cancel`}</Button>
            <Button look={to === 'DELETED' ? 'dangerSolid' : 'primary'} busy={run.isPending} onClick={send}>
              {words.title}
            </Button>
          </>
        )
      }
    >
      {run.data ? (
        <Stack role="status">
          <Note tone="warn">
            <Plural value={left.length} one="# order was left as it was" other="# orders were left as they were" />
          </Note>
          <OutcomeList label={t`Orders left as they were`} outcomes={left} />
        </Stack>
      ) : (
        <Stack>
          {run.error && <Note tone="danger">{messageOf(ApiError.from(run.error).key)}</Note>}
          <p>{words.text}</p>
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
