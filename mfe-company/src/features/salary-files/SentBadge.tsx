import { Trans } from '@lingui/react/macro';
import { isWaitingForApproval, type SalaryFile } from '@portal/contract/salary-files';
import { Badge, Check, TriangleAlert } from '@portal/shared-ui';
import { CircleDot, Clock } from '@portal/shared-ui/kit';

/** Whether payroll has the file: sent, refused by the mail server, not sent yet, or not even approved. */
export function SentBadge({ file }: { file: SalaryFile }) {
  if (file.isSent)
    return (
      <Badge icon={Check} tone="success">
        <Trans>Sent</Trans>
      </Badge>
    );
  if (isWaitingForApproval(file))
    return (
      <Badge icon={Clock} tone="outline">
        <Trans>To approve</Trans>
      </Badge>
    );
  if (file.sendFailedAt)
    return (
      <Badge icon={TriangleAlert} tone="danger">
        <Trans>Sending failed</Trans>
      </Badge>
    );
  return (
    <Badge icon={CircleDot} tone="warn">
      <Trans>Not sent</Trans>
    </Badge>
  );
}
