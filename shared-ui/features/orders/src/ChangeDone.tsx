import { Plural, useLingui } from '@lingui/react/macro';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
import { Note, Stack } from '@portal/shared-ui';
import { LeftOrders } from './LeftOut.tsx';
import type { ChangeableOrder } from './may-take.ts';

type ChangeDoneProps = {
  results: readonly OrderOutcome[];
  /** left out because of their state */
  left: readonly ChangeableOrder[];
  /** not sent any more, because the act was stopped */
  missed: number;
};

/** What became of each order of an act: how many changed, which stayed as they were and why. */
export function ChangeDone({ results, left, missed }: ChangeDoneProps) {
  const { t } = useLingui();
  const refused = results.filter(({ done }) => !done);
  const done = results.length - refused.length;
  const stayed = refused.length + left.length;
  return (
    <Stack role="status">
      {done > 0 && (
        <Note tone="success">
          <Plural value={done} one="# order is changed." other="# orders are changed." />
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
      {stayed > 0 && (
        <Note tone="warn">
          <Plural value={stayed} one="# order was left as it was" other="# orders were left as they were" />
        </Note>
      )}
      <LeftOrders label={t`Orders left as they were`} refused={refused} left={left} />
    </Stack>
  );
}
