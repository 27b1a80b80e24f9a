import { Trans, useLingui } from '@lingui/react/macro';
import { LeaveOutForm, type DrawPause } from '@portal/contract/draw-pauses';
import type { FileDraw } from '@portal/contract/salary-draws';
import { ApiError, Day, messageOf, showErrorToast, showToast, useFormat, useQuery } from '@portal/shared-ui';
import { Form, TextField, useSchemaForm } from '@portal/shared-ui/forms';
import { drawPause, usePauseDraw, usePutBackDraw } from './draw-pauses.api.ts';
import { MonthDialog } from './MonthDialog.tsx';

/**
 * Leaves one month out, as for unpaid leave: its draw is made after the last one (RULES 2.4). The employee is told why,
 * if it is said; the toast puts the month back at once.
 */
export function PauseDialog({ draw, onClose }: { draw: FileDraw; onClose: () => void }) {
  const { t } = useLingui();
  const { period } = useFormat();
  const look = useQuery(drawPause(draw));
  const [pause, putBack] = [usePauseDraw(), usePutBackDraw()];
  const form = useSchemaForm(LeaveOutForm, { reason: '' });
  const name = draw.employee.name;
  const month = period(draw.period);
  const undo = (of: DrawPause) =>
    putBack
      .mutateAsync(of)
      .then(() => showToast(t`${name} is drawn in ${month} after all.`))
      .catch((error: unknown) => showErrorToast(messageOf(ApiError.from(error).key)));
  const leaveOut = (of: DrawPause) =>
    form.handleSubmit(({ reason }) =>
      pause.mutate(
        { ...of, reason },
        {
          onSuccess: ({ data }) => {
            showToast(t`${name} is not drawn in ${month}; the last draw is in ${period(data.movedTo.period)}.`, {
              label: t`Undo`,
              run: () => void undo(data),
            });
            onClose();
          },
        },
      ),
    )();
  const found = look.data?.data;
  return (
    <MonthDialog
      title={<Trans>Leave out {month}</Trans>}
      look={look}
      days={({ movedTo }) => [{ key: 'moved', label: t`Drawn instead on`, value: <Day value={movedTo.effectDate} /> }]}
      fields={
        <Form form={form} onSubmit={async () => void (found && (await leaveOut(found)))}>
          <TextField
            form={form}
            name="reason"
            label={t`Reason`}
            hint={t`${name} reads it. Say nothing about health here.`}
            isOptional
            maxLength={200}
          />
        </Form>
      }
      tooLate={
        <Trans>
          This month can no longer be left out: payroll has it, or a pay-in-full request of this order has counted the
          months.
        </Trans>
      }
      save={{
        label: t`Leave the month out`,
        isSaving: pause.isPending,
        error: pause.error,
        onSave: (of) => void leaveOut(of),
      }}
      onClose={onClose}
    >
      <Trans>
        {name}, {draw.productName}: nothing is drawn that month. The draw is made after the last one instead, so the sum
        stays the same.
      </Trans>
    </MonthDialog>
  );
}
