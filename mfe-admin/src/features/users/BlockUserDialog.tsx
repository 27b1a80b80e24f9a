import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@portal/contract/users';
import { roleLabels } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';

type BlockUserDialogProps = { user: User; isOpen: boolean; onClose: () => void; onConfirm: () => Promise<unknown> };

/** Asks before a login is blocked, with every role that it ends. */
export function BlockUserDialog({ user: { name, memberships }, ...asking }: BlockUserDialogProps) {
  const { t, i18n } = useLingui();
  const open = memberships.filter(({ isClosed }) => !isClosed);
  return (
    <ConfirmDialog title={t`Block ${name}?`} confirmText={t`Block user`} isDanger {...asking}>
      <p>
        <Trans>{name} is logged out at the next press and cannot log in until you unblock the login.</Trans>{' '}
        <Plural value={open.length} _0="No role is open." one="It ends # role:" other="It ends # roles:" />
      </p>
      <ul>
        {open.map(({ id, role, name: of }) => (
          <li key={id}>{of ? `${i18n._(roleLabels[role])}: ${of}` : i18n._(roleLabels[role])}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
