import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SalaryFile } from '@portal/contract/salary-files';
import { salaryFileFacts } from '@portal/contract/seen-acts';
import { Fixed, listAsLeft, showToast, useFormat, useNavigate, useQuery } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { AfterExit } from './PreviewFacts.tsx';
import { fileDifference, useApproveSalaryFile, useDiscardSalaryFile } from './salary-files.api.ts';

/** The step between making and sending: what is approved, and whom to look at first. */
export function ApproveDialog({ file, onClose }: { file: SalaryFile; onClose: () => void }) {
  const { t } = useLingui();
  const { period, money } = useFormat();
  const approve = useApproveSalaryFile(file);
  const isFirst = file.needsSecondApproval && !file.firstApproval;
  const warnings = useQuery(fileDifference(file.id)).data?.data.warnings ?? [];
  const confirm = async () => {
    await approve.mutateAsync({ seen: salaryFileFacts(file) });
    showToast(
      isFirst
        ? t`The salary file has its first approval. Another admin gives the second.`
        : file.isManual
          ? t`The salary file is approved. It is not sent yet.`
          : t`The salary file is approved.`,
    );
  };
  return (
    <ConfirmDialog
      isOpen
      title={<Trans>Approve {period(file.period)}</Trans>}
      confirmText={t`Approve ${plural(file.rowCount, { one: '# row', other: '# rows' })}`}
      onConfirm={confirm}
      onClose={onClose}
    >
      {warnings.length > 0 && <AfterExit warnings={warnings} />}
      <p>
        <Plural value={file.rowCount} one="# row" other="# rows" />, <Trans>{money(file.total)} in all</Trans>:{' '}
        <Fixed>{file.fileName}</Fixed>
      </p>
      <p>
        {isFirst ? (
          <Trans>This is the first of two approvals: another admin gives the second before anything is sent.</Trans>
        ) : (
          <Trans>Once approved it can be sent and cannot be discarded: corrections are rows of the next file.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}

/** Takes back a file that is neither approved nor downloaded (DECISIONS 36): its draws wait for a file again. */
export function DiscardDialog({ file, onClose }: { file: SalaryFile; onClose: () => void }) {
  const { t } = useLingui();
  const { period } = useFormat();
  const navigate = useNavigate();
  const discard = useDiscardSalaryFile();
  const confirm = async () => {
    await discard.mutateAsync(file);
    showToast(t`${file.fileName} is discarded. Its draws wait for a file again.`);
    await navigate(listAsLeft('/company/salaryfiles'));
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={<Trans>Discard {period(file.period)}?</Trans>}
      confirmText={t`Discard the file`}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <Trans>
          {file.fileName} goes away. Its draws wait for a file again, as before it was made. Nobody has downloaded it.
        </Trans>
      </p>
      <p>
        <Trans>
          If an order in it was deleted or settled after the file was made, it can only be approved: the next file puts
          the difference right.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
