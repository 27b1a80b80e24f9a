import { useLingui } from '@lingui/react/macro';
import type { LeasingAgreementRow } from '@portal/contract/leasing-agreements';
import { showToast } from '@portal/shared-ui';
import { ConfirmDialog, useSaving } from '@portal/shared-ui/kit';
import type { LeasingCalls } from './leasing.api.ts';

type RemoveLeasingProps = {
  calls: LeasingCalls;
  agreement: Pick<LeasingAgreementRow, 'id' | 'name'> | undefined;
  onClose: () => void;
  onRemoved?: () => void;
};

/** Deletes an agreement; its orders can be leased again (RULES 2.6). */
export function RemoveLeasing({ calls, agreement, onClose, onRemoved }: RemoveLeasingProps) {
  const { t } = useLingui();
  const remove = useSaving([...calls.key], calls.remove);
  const name = agreement?.name ?? '';
  const confirm = async () => {
    if (!agreement) return;
    await remove.mutateAsync(agreement.id);
    showToast(t`${name} is deleted`);
    onRemoved?.();
  };
  return (
    <ConfirmDialog
      title={t`Delete ${name}?`}
      confirmText={t`Delete agreement`}
      isDanger
      isOpen={agreement !== undefined}
      onClose={onClose}
      onConfirm={confirm}
    >
      {t`Its orders can be leased again. Salary draws are not changed.`}
    </ConfirmDialog>
  );
}
