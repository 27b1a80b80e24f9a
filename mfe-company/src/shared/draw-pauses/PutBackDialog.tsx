import { Trans, useLingui } from '@lingui/react/macro';
import type { DrawReturn, LeftOutMonth } from '@portal/contract/draw-pauses';
import { Day, showToast, useFormat, useQuery } from '@portal/shared-ui';
import { drawReturn, usePutBackDraw } from './draw-pauses.api.ts';
import { MonthDialog } from './MonthDialog.tsx';

export type MonthLeftOut = Pick<LeftOutMonth, 'orderId' | 'period' | 'productName'> & { employee: { name: string } };

/** Draws a month after all that was left out: the last draw is made in it again (RULES 2.4). */
export function PutBackDialog({ month, onClose }: { month: MonthLeftOut; onClose: () => void }) {
  const { t } = useLingui();
  const { period } = useFormat();
  const look = useQuery(drawReturn(month));
  const putBack = usePutBackDraw();
  const [name, text] = [month.employee.name, period(month.period)];
  const save = (of: DrawReturn) =>
    putBack.mutate(of, {
      onSuccess: () => {
        showToast(t`${name} is drawn in ${text} after all.`);
        onClose();
      },
    });
  return (
    <MonthDialog
      title={<Trans>Put {text} back</Trans>}
      look={look}
      days={({ effectDate, movedFrom }) => [
        { key: 'on', label: t`Drawn on`, value: <Day value={effectDate} /> },
        { key: 'instead', label: t`No longer on`, value: <Day value={movedFrom.effectDate} /> },
      ]}
      tooLate={
        <Trans>
          This month can no longer be put back: payroll has passed it, or a pay-in-full request of this order has
          counted the months.
        </Trans>
      }
      save={{ label: t`Put the month back`, isSaving: putBack.isPending, error: putBack.error, onSave: save }}
      onClose={onClose}
    >
      <Trans>
        {name}, {month.productName}: the last draw is made in this month again. The sum stays the same, and the employee
        is told.
      </Trans>
    </MonthDialog>
  );
}
