import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
import { Note, Stack, useFormat } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { LeftOrders } from './LeftOut.tsx';
import type { ChangeableOrder } from './may-take.ts';

type ProcessDoneProps = {
  results: readonly OrderOutcome[];
  /** not sent any more, because the act was stopped */
  missed: number;
  /** chosen too, and left out because of their state */
  left: readonly ChangeableOrder[];
  /** orders whose file was taken back since: they wait to be processed again */
  cancelled: number;
  /** the files that were made of them */
  children: ReactNode;
};

/** What became of each order: how many went, in which files that can be cancelled still, which did not and why. */
export function ProcessDone({ results, missed, left, cancelled, children }: ProcessDoneProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const refused = results.filter((outcome) => !outcome.done);
  const done = results.length - refused.length - cancelled;
  const all = results.length + left.length + missed;
  return (
    <Stack role="status">
      <Note tone={done === all ? 'success' : done === 0 && cancelled > 0 ? 'info' : 'warn'}>
        {done === 0 && cancelled > 0 ? (
          <Plural
            value={cancelled}
            one="Sending is cancelled: # order waits to be processed again."
            other="Sending is cancelled: # orders wait to be processed again."
          />
        ) : done === all ? (
          <Plural value={done} one="# order is processed." other="# orders are processed." />
        ) : (
          <Trans>
            {number(done)} of {number(all)} orders are processed.
          </Trans>
        )}
      </Note>
      {done > 0 && cancelled > 0 && (
        <Note>
          <Plural
            value={cancelled}
            one="# order was cancelled and waits to be processed again."
            other="# orders were cancelled and wait to be processed again."
          />
        </Note>
      )}
      {missed > 0 && (
        <Note tone="warn">
          <Plural
            value={missed}
            one="# order was not reached and is as it was."
            other="# orders were not reached and are as they were."
          />
        </Note>
      )}
      {children}
      <LeftOrders label={t`Orders that were not processed`} refused={refused} left={left} />
    </Stack>
  );
}
