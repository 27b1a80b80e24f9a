import { useLingui } from '@lingui/react/macro';
import { IconButton, showToast } from '@portal/shared-ui';
import { ConfirmDialog, Trash2 } from '@portal/shared-ui/kit';
import { useState, type ReactNode } from 'react';
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

/** The button of a row that asks before it deletes. */
export function RemoveButton({ name, onRemove, children }: Omit<RemoveDialogProps, 'isOpen' | 'onClose'>) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`Delete ${name}`}
        icon={<Trash2 aria-hidden="true" />}
        size="small"
        onClick={() => setIsOpen(true)}
      />
      <RemoveDialog name={name} isOpen={isOpen} onClose={() => setIsOpen(false)} onRemove={onRemove}>
        {children}
      </RemoveDialog>
    </>
  );
}
