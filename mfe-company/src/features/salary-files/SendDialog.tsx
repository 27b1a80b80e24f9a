import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SalaryFile } from '@portal/contract/salary-files';
import { salarySendFacts } from '@portal/contract/seen-acts';
import { Link, Note, showToast, useFormat, useQuery } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { salaryCalendar, useSendSalaryFile } from './salary-files.api.ts';

const Recipients = styled.ul`margin-top: 4px; padding-left: 18px; list-style: disc; overflow-wrap: anywhere;`;

/** Asks before the file leaves: to whom, what, and that a second time is a second time. */
export function SendDialog({ file, onClose }: { file: SalaryFile; onClose: () => void }) {
  const { t } = useLingui();
  const { period, money, instant } = useFormat();
  const send = useSendSalaryFile(file);
  const recipients = useQuery(salaryCalendar).data?.data.recipients ?? file.recipients;
  const count = recipients.length;
  const confirm = async () => {
    const sent = await send.mutateAsync({ seen: salarySendFacts(file, recipients) });
    showToast(
      sent.sentAt === file.sentAt
        ? t`The file waits for the mail server and leaves by itself.`
        : t`${file.fileName} is sent to payroll.`,
    );
  };
  return (
    <ConfirmDialog
      isOpen
      title={
        file.isSent ? (
          <Trans>Send {period(file.period)} again</Trans>
        ) : (
          <Trans>Send {period(file.period)} to payroll</Trans>
        )
      }
      confirmText={t`Send to ${plural(count, { one: '# recipient', other: '# recipients' })}`}
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
      <p>
        <Plural value={file.rowCount} one="# row" other="# rows" />, <Trans>{money(file.total)} in all</Trans>:{' '}
        {file.fileName}
      </p>
      {count > 0 ? (
        <div>
          <strong>
            <Trans>Recipients</Trans>
          </strong>
          <Recipients>
            {recipients.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </Recipients>
        </div>
      ) : (
        <Note tone="warn">
          <Trans>Nobody is named to receive it.</Trans>{' '}
          <Link to="/company/settings">
            <Trans>Name recipients</Trans>
          </Link>
        </Note>
      )}
    </ConfirmDialog>
  );
}
