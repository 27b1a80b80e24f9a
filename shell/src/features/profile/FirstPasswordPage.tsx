import { Trans } from '@lingui/react/macro';
import { Card, PageHeader } from '@portal/shared-ui';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';

/** Shown instead of every page while the password is one that another person gave (SECURITY T24). */
export default function FirstPasswordPage() {
  return (
    <>
      <PageHeader
        title={<Trans>Choose your own password</Trans>}
        lead={<Trans>The one you logged in with was given to you. Replace it to go on.</Trans>}
      />
      <Card>
        <PasswordChangeForm asksForCurrent={false} onChanged={() => undefined} />
      </Card>
    </>
  );
}
