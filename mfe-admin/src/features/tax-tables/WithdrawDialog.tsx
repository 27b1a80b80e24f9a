import { Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '@portal/contract/days';
import { showToast, useFormat } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useWithdrawTaxTable } from './tax-tables.api.ts';

type Props = { country: string; validFrom: Day | undefined; onClose: () => void };

/** Asks before a published table becomes a draft again; only one whose day has not come. */
export function WithdrawDialog({ country, validFrom, onClose }: Props) {
  const { t } = useLingui();
  const { day } = useFormat();
  const withdraw = useWithdrawTaxTable();
  const from = validFrom ? day(validFrom) : '';
  return (
    <ConfirmDialog
      title={t`Withdraw the table from ${from}?`}
      confirmText={t`Withdraw`}
      isOpen={validFrom !== undefined}
      onClose={onClose}
      onConfirm={async () => {
        await withdraw.mutateAsync({ country, validFrom: validFrom ?? '' });
        showToast(t`The table is a draft again`);
      }}
    >
      <p>
        <Trans>It becomes a draft again. Estimates from {from} on are calculated with the rates before it.</Trans>
      </p>
    </ConfirmDialog>
  );
}
