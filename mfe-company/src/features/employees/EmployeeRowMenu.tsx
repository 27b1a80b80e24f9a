import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeRow } from '@portal/contract/employees';
import { Ban, Mail, Package, showToast, useNavigate } from '@portal/shared-ui';
import { Calendar, ConfirmDialog, Menu, Pencil, RotateCcw, Send, Trash2 } from '@portal/shared-ui/kit';
import { useChangeEmployee, useInviteEmployees, useRemoveEmployee, useSendLoginLinks } from './employees.api.ts';
import type { Sent } from './SentNote.tsx';

type EmployeeRowMenuProps = { row: EmployeeRow; onEdit: () => void; onExit: () => void; onSent: (sent: Sent) => void; onFailure: (error: unknown) => void };

/** What can be done with one person. */
export function EmployeeRowMenu({ row, onEdit, onExit, onSent, onFailure }: EmployeeRowMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'block' | 'remove'>();
  const [invite, link, change] = [useInviteEmployees(), useSendLoginLinks(), useChangeEmployee(row.id)];
  const { name } = row;
  const isBlocked = row.status === 'BLOCKED';
  const send = (mutation: typeof invite) => void mutation.mutateAsync([row.id]).then(({ data }) => onSent(data), onFailure);
  return (
    <>
      <Menu
        label={t`Actions for ${name}`}
        entries={[
          { key: 'edit', label: t`Edit`, icon: Pencil, onAction: onEdit },
          { key: 'orders', label: t`Show orders`, icon: Package, onAction: () => navigate(`/company/employees/${row.id}/orders`) },
          { key: 'exit', label: row.exitDate ? t`Change exit date` : t`Set exit date`, icon: Calendar, onAction: onExit },
          { key: 'invite', label: t`Send invitation`, icon: Send, startsGroup: true, isDisabled: isBlocked, onAction: () => send(invite) },
          { key: 'link', label: t`Send login link`, icon: Mail, isDisabled: isBlocked, onAction: () => send(link) },
          isBlocked
            ? { key: 'unblock', label: t`Let in again`, icon: RotateCcw, startsGroup: true, onAction: () => void change.mutateAsync({ version: row.version, status: 'ACTIVE' }).catch(onFailure) }
            : { key: 'block', label: t`Block`, icon: Ban, startsGroup: true, onAction: () => setAsked('block') },
          { key: 'remove', label: t`Delete`, icon: Trash2, isDanger: true, onAction: () => setAsked('remove') },
        ]}
      />
      <ConfirmDialog
        title={t`Block ${name}?`}
        confirmText={t`Block employee`}
        isOpen={asked === 'block'}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          await change.mutateAsync({ version: row.version, status: 'BLOCKED' });
          showToast(t`${name} is blocked`);
        }}
      >
        <Trans>The person is logged out at once and cannot log in. Orders and salary draws continue. You can let the person in again.</Trans>
      </ConfirmDialog>
      <RemoveEmployeeDialog row={row} isOpen={asked === 'remove'} onClose={() => setAsked(undefined)} />
    </>
  );
}

function RemoveEmployeeDialog({ row, isOpen, onClose }: { row: EmployeeRow; isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useRemoveEmployee();
  const { name } = row;
  return (
    <ConfirmDialog
      title={t`Delete ${name}?`}
      confirmText={t`Delete employee`}
      isDanger
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync(row.id);
        showToast(t`${name} is deleted`);
      }}
    >
      <Trans>Phone numbers, private e-mail, address, birthday, gender and note are erased. Finished orders and salary draws stay under the employee number, as the law requires.</Trans>
    </ConfirmDialog>
  );
}
