import { Trans, useLingui } from '@lingui/react/macro';
import type { UserRow } from '@portal/contract/users';
import { showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useSendLoginLink } from './users.api.ts';

type Props = { person: Pick<UserRow, 'id' | 'name' | 'email'>; isOpen: boolean; onClose: () => void };

/** Sends what the person could ask for on the login page; only the person sees the link. */
export function LoginLinkDialog({ person: { id, name, email }, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const send = useSendLoginLink(id);
  return (
    <ConfirmDialog
      title={t`Send ${name} a login link?`}
      confirmText={t`Send login link`}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={async () => {
        await send.mutateAsync(undefined);
        showToast(t`A login link is on its way to ${email}`);
      }}
    >
      <p>
        <Trans>
          A mail goes to {email}. Its link logs {name} in once and works for 15 minutes. You do not see it.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
