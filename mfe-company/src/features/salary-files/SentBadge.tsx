import { Trans } from '@lingui/react/macro';
import type { SalaryFile } from '@portal/contract/salary-files';
import { Badge, Check, TriangleAlert } from '@portal/shared-ui';
import { CircleDot } from '@portal/shared-ui/kit';

/** Whether payroll has the file: sent, refused by the mail server, or not sent yet. */
export function SentBadge({ file }: { file: SalaryFile }) {
  if (file.isSent) return <Badge icon={Check} tone="success"><Trans>Sent</Trans></Badge>;
  if (file.sendFailedAt) return <Badge icon={TriangleAlert} tone="danger"><Trans>Sending failed</Trans></Badge>;
  return <Badge icon={CircleDot} tone="warn"><Trans>Not sent</Trans></Badge>;
}
