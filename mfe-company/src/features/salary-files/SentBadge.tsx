import { useLingui } from '@lingui/react/macro';
import { salaryFileStateOf, type SalaryFile } from '@portal/contract/salary-files';
import { Badge, Check, TriangleAlert } from '@portal/shared-ui';
import { CircleDot, Clock } from '@portal/shared-ui/kit';
import { fileStateLabels } from './salary-labels.ts';

const looks = {
  SENT: { icon: Check, tone: 'success' },
  TO_APPROVE: { icon: Clock, tone: 'outline' },
  FAILED: { icon: TriangleAlert, tone: 'danger' },
  NOT_SENT: { icon: CircleDot, tone: 'warn' },
} as const;

/** Whether payroll has the file: sent, refused by the mail server, not sent yet, or not even approved. */
export function SentBadge({ file }: { file: SalaryFile }) {
  const { i18n } = useLingui();
  const state = salaryFileStateOf(file);
  return <Badge {...looks[state]}>{i18n._(fileStateLabels[state])}</Badge>;
}
