import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeRow } from '@portal/contract/employee-rows';
import { Note, showToast, Skeleton, useIsSlow, useQuery } from '@portal/shared-ui';
import { ConfirmDialog, FailedQuery } from '@portal/shared-ui/kit';
import { useRemoveEmployee } from './employees.api.ts';
import { ErasureLists } from './ErasureLists.tsx';
import { erasurePreview } from './privacy.api.ts';

type EraseEmployeeProps = {
  row: EmployeeRow;
  isOpen: boolean;
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
};

/** Deleting a person for good: first what goes, what stays and until when, then the employee number typed (RULES 5). */
export function EraseEmployee({ row, isOpen, onClose, onRemoved }: EraseEmployeeProps) {
  const { t } = useLingui();
  const remove = useRemoveEmployee(onRemoved);
  const preview = useQuery({ ...erasurePreview(row.id), enabled: isOpen });
  const isSlow = useIsSlow(isOpen && preview.isPending);
  const { name } = row;
  const word = row.employNo ?? name;
  const erasure = preview.data;
  const erase = async () => {
    await remove.mutateAsync(row.id);
    showToast(
      erasure?.kept.length
        ? t`${name} is deleted. What the law requires to be kept stays under ${word}.`
        : t`${name} is deleted`,
    );
  };
  return (
    <ConfirmDialog
      title={t`Delete ${name}?`}
      confirmText={t`Delete employee`}
      isDanger
      width={560}
      typedWord={word}
      isAskable={erasure?.mayErase ?? false}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={erase}
    >
      {preview.error && !erasure && (
        <FailedQuery label={t`What would be deleted`} error={preview.error} onRetry={preview.refetch} />
      )}
      {isSlow && <Skeleton height={120} />}
      {erasure && !erasure.mayErase && (
        <Note tone="warn">
          <Trans>
            {name} has active, unpaid subscriptions and cannot be deleted. Set an exit date first; the person can be
            deleted when pay-in-full is settled.
          </Trans>
        </Note>
      )}
      {erasure && <ErasureLists erasure={erasure} />}
      {erasure?.mayErase && (
        <p>
          <Trans>{name} is signed out at once. This cannot be undone.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
