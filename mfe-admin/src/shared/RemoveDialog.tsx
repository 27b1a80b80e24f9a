import { useLingui } from '@lingui/react/macro';
import { showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { dependantLink } from './dependant-link.ts';

type RemoveDialogProps = {
  /** what is deleted, by its name */
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onRemove: () => Promise<unknown>;
  /** what happens to what belongs to it */
  children: ReactNode;
};

/** Asks before something is deleted; a refusal (in use) is shown in the dialog. */
export function RemoveDialog({ name, isOpen, onClose, onRemove, children }: RemoveDialogProps) {
  const { t } = useLingui();
  const confirm = async () => {
    await onRemove();
    showToast(t`${name} is deleted`);
  };
  return (
    <ConfirmDialog
      title={t`Delete ${name}?`}
      confirmText={t`Delete`}
      isDanger
      linkOf={dependantLink}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
