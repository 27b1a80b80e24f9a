import { useLingui } from '@lingui/react/macro';
import { Card, changeSessionUser, PageHeader, Skeleton, useIsSlow, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { ownProfile } from './profile.api.ts';
import { SecondStepSetup } from './SecondStepSetup.tsx';

/** Shown instead of every page while the second step is demanded of this role and not set up (DECISIONS 42). */
export default function FirstSecondStepPage() {
  const { t } = useLingui();
  const profile = useQuery(ownProfile);
  const isSlow = useIsSlow(profile.isPending);
  return (
    <>
      <PageHeader
        title={t`Set up the second step`}
        lead={t`This role asks for a code from an app on your phone at every login. Set it up to go on.`}
      />
      {profile.isError && !profile.data && (
        <FailedQuery label={t`Your profile`} error={profile.error} onRetry={() => profile.refetch()} />
      )}
      {isSlow && <Skeleton height={160} />}
      {profile.data && !profile.data.hasPassword && (
        <Card title={t`First a password`}>
          <PasswordChangeForm asksForCurrent={false} onChanged={() => undefined} />
        </Card>
      )}
      {profile.data?.hasPassword && (
        <Card>
          <SecondStepSetup onDone={() => changeSessionUser({ mustSetUpSecondStep: false })} />
        </Card>
      )}
    </>
  );
}
