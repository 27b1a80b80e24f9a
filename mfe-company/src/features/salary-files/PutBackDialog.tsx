import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { DrawReturn, LeftOutMonth } from '@portal/contract/salary-files';
import { ApiError, Button, Day, messageOf, Money, Note, showToast, Skeleton, useFormat, useQuery } from '@portal/shared-ui';
import { DescriptionList, Dialog } from '@portal/shared-ui/kit';
import { drawReturn, usePutBackDraw } from './salary-files.api.ts';

const Stack = styled.div`display: grid; gap: var(--s-4);`;

/** Draws a month after all that was left out: shows which draw returns and the new end before anything is saved (RULES 2.4). */
export function PutBackDialog({ month, onClose }: { month: LeftOutMonth; onClose: () => void }) {
  const { t } = useLingui();
  const { period } = useFormat();
  const look = useQuery(drawReturn(month));
  const putBack = usePutBackDraw();
  const found = look.data?.data;
  const [name, text] = [month.employee.name, period(month.period)];
  const save = (of: DrawReturn) =>
    putBack.mutate(of, {
      onSuccess: () => {
        showToast(t`${name} is drawn in ${text} after all.`);
        onClose();
      },
    });
  return (
    <Dialog
      title={<Trans>Put {text} back</Trans>}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          {found && <Button look="primary" busy={putBack.isPending} onClick={() => save(found)}>{t`Put the month back`}</Button>}
        </>
      }
    >
      <Stack aria-busy={look.isPending}>
        {putBack.error && <Note tone="danger"><Refusal error={putBack.error} /></Note>}
        <p><Trans>{name}, {month.productName}: the last draw is made in this month again. The sum stays the same, and the employee is told.</Trans></p>
        {look.isPending && <Skeleton height={96} />}
        {look.error && <Note tone="warn"><Refusal error={look.error} /></Note>}
        {found && (
          <DescriptionList
            facts={[
              { key: 'amount', label: <Trans>Draw</Trans>, value: <Money value={found.amount} /> },
              { key: 'on', label: <Trans>Drawn on</Trans>, value: <Day value={found.effectDate} /> },
              { key: 'instead', label: <Trans>No longer on</Trans>, value: <Day value={found.movedFrom.effectDate} /> },
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
  if (key === 'invalid-data-provided') return <Trans>This month can no longer be put back: payroll has passed it, or a pay-in-full request of this order has counted the months.</Trans>;
  return messageOf(key);
}
