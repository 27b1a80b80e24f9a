import { useLingui } from '@lingui/react/macro';
import type { User } from '@portal/contract/users';
import { Button } from '@portal/shared-ui';
import { useState } from 'react';
import { LoginLinkDialog } from './LoginLinkDialog.tsx';
import { SecondStepDialog } from './SecondStepDialog.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { TemporaryPasswordDialog } from './TemporaryPasswordDialog.tsx';

/** The acts of the list's menu and a temporary password, on the page of the person. */
export function LoginActions({ user }: { user: User }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'link' | 'sign-out' | 'second-step' | 'password'>();
  const end = () => setAsked(undefined);
  return (
    <>
      {user.hasSecondStep && <Button onClick={() => setAsked('second-step')}>{t`Turn off second step`}</Button>}
      {user.status !== 'BLOCKED' && (
        <>
          <Button onClick={() => setAsked('link')}>{t`Send login link`}</Button>
          <Button onClick={() => setAsked('password')}>{t`Set temporary password`}</Button>
        </>
      )}
      <Button onClick={() => setAsked('sign-out')}>{t`Sign out everywhere`}</Button>
      <LoginLinkDialog person={user} isOpen={asked === 'link'} onClose={end} />
      <SignOutDialog person={user} isOpen={asked === 'sign-out'} onClose={end} />
      <TemporaryPasswordDialog person={user} isOpen={asked === 'password'} onClose={end} />
      <SecondStepDialog person={user} isOpen={asked === 'second-step'} onClose={end} />
    </>
  );
}
