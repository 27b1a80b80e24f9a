import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { DrawPause, FileDraw } from '@portal/contract/salary-files';
import { ApiError, Button, Day, messageOf, Money, Note, showToast, Skeleton, useFormat, useQuery } from '@portal/shared-ui';
import { DescriptionList, Dialog } from '@portal/shared-ui/kit';
import { drawPause, usePauseDraw } from './salary-files.api.ts';

const Stack = styled.div`display: grid; gap: var(--s-4);`;

/** Leaves one month out, as for unpaid leave: shows where the draw goes and the new end before anything is saved (RULES 2.4). */
export function PauseDialog({ draw, onClose }: { draw: FileDraw; onClose: () => void }) {
  const { t } = useLingui();
  const { period } = useFormat();
  const look = useQuery(drawPause(draw));
  const pause = usePauseDraw();
  const found = look.data?.data;
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
    <Dialog
      title={<Trans>Leave out {month}</Trans>}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          {found && <Button look="primary" busy={pause.isPending} onClick={() => leaveOut(found)}>{t`Leave the month out`}</Button>}
        </>
      }
    >
      <Stack aria-busy={look.isPending}>
        {pause.error && <Note tone="danger"><Refusal error={pause.error} /></Note>}
        <p><Trans>{name}, {draw.productName}: nothing is drawn that month. The draw is made after the last one instead, so the sum stays the same.</Trans></p>
        {look.isPending && <Skeleton height={96} />}
        {look.error && <Note tone="warn"><Refusal error={look.error} /></Note>}
        {found && (
          <DescriptionList
            facts={[
              { key: 'amount', label: <Trans>Draw</Trans>, value: <Money value={found.amount} /> },
              { key: 'moved', label: <Trans>Drawn instead on</Trans>, value: <Day value={found.movedTo.effectDate} /> },
              { key: 'end', label: <Trans>End until now</Trans>, value: <Day value={found.expireDate} /> },
              { key: 'newEnd', label: <Trans>New end</Trans>, value: <strong><Day value={found.newExpireDate} /></strong> },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function Refusal({ error }: { error: Error }) {
  const { key } = ApiError.from(error);
  if (key === 'invalid-data-provided') return <Trans>This month can no longer be left out: payroll has it, or a pay-in-full request of this order has counted the months.</Trans>;
  return messageOf(key);
}
