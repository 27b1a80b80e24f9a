import { useLingui } from '@lingui/react/macro';
import { Card, PageHeader, showToast, Skeleton, useIsSlow, useQuery, useSignedIn } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { Invitations } from './Invitations.tsx';
import { LogInAddress } from './LogInAddress.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnLanguage } from './OwnLanguage.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { ownProfile } from './profile.api.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SecondStep } from './SecondStep.tsx';

const Stack = styled.div`display: grid; gap: var(--s-5); max-width: 760px;`;

/** The own login: who one is, the password, where one is signed in. */
export default function ProfilePage() {
  const { t } = useLingui();
  const { role, seenBy } = useSignedIn();
  const profile = useQuery(ownProfile);
  const isSlow = useIsSlow(profile.isPending);
  return (
    <>
      <PageHeader title={t`My profile`} lead={profile.data?.email} />
      {profile.isError && !profile.data && (
        <FailedQuery label={t`Your profile`} error={profile.error} onRetry={() => profile.refetch()} />
      )}
      {isSlow && <Skeleton height={240} />}
      {profile.data && (
        <Stack>
          <Invitations />
          <Card title={t`About you`}>
            <ProfileForm profile={profile.data} />
          </Card>
          <LogInAddress profile={profile.data} />
          <OwnLanguage />
          <Card title={t`Password`}>
            <PasswordChangeForm
              key={String(profile.data.hasPassword)}
              asksForCurrent={profile.data.hasPassword}
              onChanged={() => showToast(t`Your password is changed. Other devices are signed out.`)}
            />
          </Card>
          <SecondStep hasPassword={profile.data.hasPassword} />
          {/* Where a person is signed in is theirs alone. */}
          {seenBy === undefined && <OwnSessions />}
          {role === 'employee' && <OwnData />}
        </Stack>
      )}
    </>
  );
}
