import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isWaitingForApproval, type SalaryFile } from '@portal/contract/salary-files';
import { salaryFileFacts, salarySendFacts } from '@portal/contract/seen-acts';
import { Fixed, Link, Note, showToast, useFormat, useQuery } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { AfterExit } from './PreviewFacts.tsx';
import { fileDifference, salaryCalendar, useApproveSalaryFile, useSendSalaryFile } from './salary-files.api.ts';

const Recipients = styled.ul`margin-top: 4px; padding-left: 18px; list-style: disc; overflow-wrap: anywhere;`;

/**
 * Asks before the file leaves: to whom, what, and that a second time is a second time. A file that waits for its last
 * approval is approved by the same answer.
 */
export function SendDialog({ file, onClose }: { file: SalaryFile; onClose: () => void }) {
  const { t } = useLingui();
  const { period, money, instant } = useFormat();
  const approve = useApproveSalaryFile(file);
  const send = useSendSalaryFile(file);
  const isWaiting = isWaitingForApproval(file);
  const warnings = useQuery({ ...fileDifference(file.id), enabled: isWaiting }).data?.data.warnings ?? [];
  const recipients = useQuery(salaryCalendar).data?.data.recipients ?? file.recipients;
  const count = recipients.length;
  const confirm = async () => {
    if (isWaiting) await approve.mutateAsync({ seen: salaryFileFacts(file) });
    const sent = await send.mutateAsync({ seen: salarySendFacts(file, recipients) });
    showToast(
      sent.sentAt === file.sentAt
        ? t`The file waits for the mail server and is sent automatically.`
        : t`${file.fileName} is sent to payroll.`,
    );
  };
  return (
    <ConfirmDialog
      isOpen
      title={
        file.isSent ? (
          <Trans>Send {period(file.period)} again</Trans>
        ) : isWaiting ? (
          <Trans>Approve {period(file.period)} and send it to payroll</Trans>
        ) : (
          <Trans>Send {period(file.period)} to payroll</Trans>
        )
      }
      confirmText={
        isWaiting
          ? t`Approve and send to ${plural(count, { one: '# recipient', other: '# recipients' })}`
          : t`Send to ${plural(count, { one: '# recipient', other: '# recipients' })}`
      }
      isAskable={count > 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      {file.sentAt && (
        <Note tone="warn">
          <Trans>
            It was sent on {instant(file.sentAt)}. Payroll gets the same bytes once more; make sure that they are not
            loaded twice.
          </Trans>
        </Note>
      )}
      {warnings.length > 0 && <AfterExit warnings={warnings} />}
      <p>
        <Plural value={file.rowCount} one="# row" other="# rows" />, <Trans>{money(file.total)} in all</Trans>:{' '}
        <Fixed>{file.fileName}</Fixed>
      </p>
      {isWaiting && <p>{t`Once approved it cannot be discarded: corrections are rows of the next file.`}</p>}
      {count > 0 ? (
        <div>
          <strong>{t`Recipients`}</strong>
          <Recipients>
            {recipients.map((email) => (
              <li key={email}>
                <Fixed>{email}</Fixed>
              </li>
            ))}
          </Recipients>
        </div>
      ) : (
        <Note tone="warn">
          <Trans>Nobody is named to receive it.</Trans> <Link to="/company/settings">{t`Name recipients`}</Link>
        </Note>
      )}
    </ConfirmDialog>
  );
}
