import { Trans, useLingui } from '@lingui/react/macro';
import type { SalaryFile } from '@portal/contract/salary-files';
import { Link, Note, useQuery, useSignedIn } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { companySettings } from '../../shared/settings.api.ts';

const Room = styled.div`margin-bottom: var(--s-5);`;

/** Whether the first of a file's two approvals is one's own: the second is another admin's (DECISIONS 47). */
export const useIsApprovedByMe = ({ firstApproval }: SalaryFile): boolean => firstApproval?.userId === useSignedIn().id;

/** Which approval a file waits for, who may give it, and what to do when no admin can. */
export function SecondApproval({ file }: { file: SalaryFile }) {
  const { t } = useLingui();
  const isMine = useIsApprovedByMe(file);
  const isAlone = useQuery(companySettings()).data?.data.admins === 1 && (isMine || !file.firstApproval);
  const name = file.firstApproval?.by ?? '';
  return (
    <Room>
      <Note tone={isAlone ? 'warn' : 'info'}>
        {!file.firstApproval ? (
          t`This file needs the approvals of two admins.`
        ) : isMine ? (
          t`You have approved it. The second approval is another admin’s.`
        ) : (
          <Trans>{name} has approved it. The second approval is yours or another admin’s.</Trans>
        )}{' '}
        {isAlone ? (
          <>
            <Trans>You are the only admin left, so it cannot be sent.</Trans>{' '}
            <Link to="/company/employees">{t`Make somebody an admin`}</Link>
          </>
        ) : file.isManual ? (
          t`Until then it cannot be sent.`
        ) : (
          t`It is sent then, also after the salary day. Its draws are in no other file.`
        )}
      </Note>
    </Room>
  );
}
