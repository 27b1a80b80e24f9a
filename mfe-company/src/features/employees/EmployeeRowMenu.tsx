import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeRow } from '@portal/contract/employee-rows';
import { Ban, Mail, Package, Plus, showToast, useNavigate } from '@portal/shared-ui';
import { Calendar, ConfirmDialog, Download, Menu, Pencil, RotateCcw, Send, Trash2 } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { useChangeEmployee, type LoginMail } from './employees.api.ts';
import { EraseEmployee } from './EraseEmployee.tsx';
import { PersonalDataDialog } from './PersonalDataDialog.tsx';

type EmployeeRowMenuProps = {
  row: EmployeeRow;
  onEdit: () => void;
  onExit: () => void;
  /** proposes an order; left out where the page has a button of its own */
  onOrder?: () => void;
  onMail: (mail: LoginMail) => void;
  /** after the person is deleted, before anything is read anew */
  onRemoved?: () => void;
  /** what failed; undefined as soon as it is tried anew */
  onFailure: (error: unknown) => void;
};

export function EmployeeRowMenu({ row, onEdit, onExit, onOrder, onMail, onRemoved, onFailure }: EmployeeRowMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'block' | 'remove' | 'data'>();
  const change = useChangeEmployee(row.id);
  const { name } = row;
  const isBlocked = row.status === 'BLOCKED';
  const letIn = async (version: number) => {
    onFailure(undefined);
    await change.mutateAsync({ version, status: 'ACTIVE' });
    showToast(t`${name} may log in again`);
  };
  return (
    <>
      <Menu
        label={t`Actions for ${name}`}
        entries={[
          { key: 'edit', label: t`Edit`, icon: Pencil, onAction: onEdit },
          {
            key: 'orders',
            label: t`Show orders`,
            icon: Package,
            onAction: () => navigate(`/company/employees/${row.id}/orders`),
          },
          {
            key: 'exit',
            label: row.exitDate ? t`Change exit date` : t`Set exit date`,
            icon: Calendar,
            onAction: onExit,
          },
          ...(onOrder ? [{ key: 'order', label: t`Order on behalf`, icon: Plus, onAction: onOrder }] : []),
          {
            key: 'invite',
            label: t`Send invitation`,
            icon: Send,
            startsGroup: true,
            isDisabled: isBlocked,
            onAction: () => onMail('invitation'),
          },
          { key: 'link', label: t`Send login link`, icon: Mail, isDisabled: isBlocked, onAction: () => onMail('link') },
          {
            key: 'data',
            label: t`Download personal data`,
            icon: Download,
            startsGroup: true,
            onAction: () => setAsked('data'),
          },
          isBlocked
            ? {
                key: 'unblock',
                label: t`Let in again`,
                icon: RotateCcw,
                onAction: () => void letIn(row.version).catch(onFailure),
              }
            : { key: 'block', label: t`Block`, icon: Ban, onAction: () => setAsked('block') },
          { key: 'remove', label: t`Delete`, icon: Trash2, isDanger: true, onAction: () => setAsked('remove') },
        ]}
      />
      <ConfirmDialog
        title={t`Block ${name}?`}
        confirmText={t`Block employee`}
        isOpen={asked === 'block'}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          const { data } = await change.mutateAsync({ version: row.version, status: 'BLOCKED' });
          showToast(t`${name} is blocked`, { label: t`Undo`, run: () => void letIn(data.version).catch(onFailure) });
        }}
      >
        <Trans>
          The person is logged out at once and cannot log in. Orders and salary draws continue. You can let the person
          in again.
        </Trans>
      </ConfirmDialog>
      <PersonalDataDialog row={row} isOpen={asked === 'data'} onClose={() => setAsked(undefined)} />
      <EraseEmployee row={row} isOpen={asked === 'remove'} onClose={() => setAsked(undefined)} onRemoved={onRemoved} />
    </>
  );
}
