import { useLingui } from '@lingui/react/macro';
import type { UserRow } from '@portal/contract/users';
import { Lock, LogOut, Mail, useNavigate } from '@portal/shared-ui';
import { Menu, Pencil } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { LoginLinkDialog } from './LoginLinkDialog.tsx';
import { SecondStepDialog } from './SecondStepDialog.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

/** What back office can do with one login. */
export function UserRowMenu({ row }: { row: UserRow }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'link' | 'sign-out' | 'second-step'>();
  const end = () => setAsked(undefined);
  const { id, name, hasSecondStep } = row;
  return (
    <>
      <Menu
        label={t`Actions for ${name}`}
        entries={[
          { key: 'edit', label: t`Edit`, icon: Pencil, onAction: () => navigate(`/admin/users/${id}/edit`) },
          {
            key: 'link',
            label: t`Send login link`,
            icon: Mail,
            isDisabled: row.status === 'BLOCKED',
            onAction: () => setAsked('link'),
          },
          {
            key: 'sign-out',
            label: t`Sign out everywhere`,
            icon: LogOut,
            startsGroup: true,
            onAction: () => setAsked('sign-out'),
          },
          {
            key: 'second-step',
            label: hasSecondStep ? t`Turn off second step` : t`No second step is set up`,
            icon: Lock,
            isDisabled: !hasSecondStep,
            onAction: () => setAsked('second-step'),
          },
        ]}
      />
      <LoginLinkDialog person={row} isOpen={asked === 'link'} onClose={end} />
      <SignOutDialog person={row} isOpen={asked === 'sign-out'} onClose={end} />
      <SecondStepDialog person={row} isOpen={asked === 'second-step'} onClose={end} />
    </>
  );
}
