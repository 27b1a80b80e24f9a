import { Trans } from '@lingui/react/macro';
import type { User } from '@portal/contract/users';
import { Button } from '@portal/shared-ui';
import { useState } from 'react';
import { LoginLinkDialog } from './LoginLinkDialog.tsx';
import { SecondStepDialog } from './SecondStepDialog.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';

/** The same acts as in the list's menu, on the page of the person. */
export function LoginActions({ user }: { user: User }) {
  const [asked, setAsked] = useState<'link' | 'sign-out' | 'second-step'>();
  const end = () => setAsked(undefined);
  return (
    <>
      {user.hasSecondStep && (
        <Button onClick={() => setAsked('second-step')}>
          <Trans>Turn off second step</Trans>
        </Button>
      )}
      {user.status !== 'BLOCKED' && (
        <Button onClick={() => setAsked('link')}>
          <Trans>Send login link</Trans>
        </Button>
      )}
      <Button onClick={() => setAsked('sign-out')}>
        <Trans>Sign out everywhere</Trans>
      </Button>
      <LoginLinkDialog person={user} isOpen={asked === 'link'} onClose={end} />
      <SignOutDialog person={user} isOpen={asked === 'sign-out'} onClose={end} />
      <SecondStepDialog person={user} isOpen={asked === 'second-step'} onClose={end} />
    </>
  );
}
