import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UserRow } from '@portal/contract/users';
import { Note, showToast, useSignedIn } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useSignOutUser } from './users.api.ts';

export type Person = Pick<UserRow, 'id' | 'name'>;
type SignOutDialogProps = { person: Person; isOpen: boolean; onClose: () => void };

/** Ends every session of a person, for a lost phone or a doubt (DECISIONS, revocation causes). */
export function SignOutDialog({ person: { id, name }, isOpen, onClose }: SignOutDialogProps) {
  const { t } = useLingui();
  const isOneself = useSignedIn().id === id;
  const end = useSignOutUser(id);
  const signOut = async () => {
    const { ended } = (await end.mutateAsync(undefined)).data;
    showToast(
      ended === 0
        ? t`${name} was not signed in anywhere`
        : t`${name} is signed out: ${plural(ended, { one: '# session ended', other: '# sessions ended' })}`,
    );
  };
  return (
    <ConfirmDialog
      title={t`Sign ${name} out everywhere?`}
      confirmText={t`Sign out everywhere`}
      isDanger
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={signOut}
    >
      <p>
        <Trans>
          {name} is logged out at the next press, in every role and on every device; unsaved work is lost. {name} can
          log in again.
        </Trans>
      </p>
      {isOneself && <Note tone="warn">{t`This is you: you are logged out here too.`}</Note>}
    </ConfirmDialog>
  );
}
