import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawPause } from '@portal/contract/draw-pauses';
import type { FileDraw } from '@portal/contract/salary-draws';
import { Day, showToast, useFormat, useQuery } from '@portal/shared-ui';
import { drawPause, usePauseDraw } from './draw-pauses.api.ts';
import { MonthDialog } from './MonthDialog.tsx';

/** Leaves one month out, as for unpaid leave: its draw is made after the last one (RULES 2.4). */
export function PauseDialog({ draw, onClose }: { draw: FileDraw; onClose: () => void }) {
  const { t } = useLingui();
  const { period } = useFormat();
  const look = useQuery(drawPause(draw));
  const pause = usePauseDraw();
  const name = draw.employee.name;
  const month = period(draw.period);
  const leaveOut = (of: DrawPause) =>
    pause.mutate(of, {
      onSuccess: ({ data: { movedTo } }) => {
        showToast(t`${name} is not drawn in ${month}; the last draw is in ${period(movedTo.period)}.`);
        onClose();
      },
    });
  return (
    <MonthDialog
      title={<Trans>Leave out {month}</Trans>}
      look={look}
      days={({ movedTo }) => [{ key: 'moved', label: t`Drawn instead on`, value: <Day value={movedTo.effectDate} /> }]}
      tooLate={
        <Trans>
          This month can no longer be left out: payroll has it, or a pay-in-full request of this order has counted the
          months.
        </Trans>
      }
      save={{ label: t`Leave the month out`, isSaving: pause.isPending, error: pause.error, onSave: leaveOut }}
      onClose={onClose}
    >
      <Trans>
        {name}, {draw.productName}: nothing is drawn that month. The draw is made after the last one instead, so the sum
        stays the same.
      </Trans>
    </MonthDialog>
  );
}
