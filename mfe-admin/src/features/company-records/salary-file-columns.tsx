import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { SalaryFile } from '@portal/contract/salary-files';
import {
  Amount,
  Badge,
  Check,
  Fixed,
  Instant,
  salaryFileMethodLabels,
  TriangleAlert,
  useFormat,
} from '@portal/shared-ui';
import { CircleDot, SecondLine, type Column } from '@portal/shared-ui/kit';

function Period({ file }: { file: SalaryFile }) {
  return (
    <>
      <Fixed>{useFormat().periodTitle(file.period)}</Fixed>
      <SecondLine>
        <Fixed>{file.customName || file.fileName}</Fixed>
      </SecondLine>
    </>
  );
}

function Type({ file }: { file: SalaryFile }) {
  return useLingui().i18n._(salaryFileMethodLabels[file.type]);
}

function Sent({ file }: { file: SalaryFile }) {
  if (file.isSent)
    return (
      <Badge icon={Check} tone="success">
        <Trans>Sent</Trans>
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

const Rows = ({ count }: { count: number }) => useFormat().number(count);

/** A company's salary files as back office sees them: that they exist and left, not what they hold. */
export const salaryFileColumns: readonly Column<SalaryFile>[] = [
  { key: 'period', header: msg`Period`, sort: 'period', card: 'title', cell: (file) => <Period file={file} /> },
  { key: 'batch', header: msg`Batch`, sort: 'batch', cell: (file) => file.batch },
  { key: 'type', header: msg`Type`, expendable: true, cell: (file) => <Type file={file} /> },
  { key: 'created', header: msg`Created`, sort: 'createdAt', cell: (file) => <Instant value={file.createdAt} /> },
  { key: 'sentAt', header: msg`Sent`, cell: (file) => file.sentAt && <Instant value={file.sentAt} /> },
  { key: 'rows', header: msg`Rows`, align: 'end', expendable: true, cell: (file) => <Rows count={file.rowCount} /> },
  {
    key: 'total',
    header: msg`Total`,
    sort: 'total',
    align: 'end',
    card: 'amount',
    currency: (file) => file.total.currency,
    cell: (file) => <Amount minor={file.total.amount} />,
  },
  { key: 'state', header: msg`Status`, card: 'status', cell: (file) => <Sent file={file} /> },
];
