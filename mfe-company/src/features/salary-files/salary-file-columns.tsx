import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SalaryFile } from '@portal/contract/salary-files';
import { Amount, Fixed, Instant, Link, salaryFileMethodLabels, useFormat } from '@portal/shared-ui';
import type { Column } from '@portal/shared-ui/kit';
import { fileStateLabels } from './salary-labels.ts';
import { SentBadge } from './SentBadge.tsx';

function Period({ file }: { file: SalaryFile }) {
  const { periodTitle } = useFormat();
  return (
    <>
      <Link to={`/company/salaryfiles/${file.id}/draws`}>
        <Fixed>{periodTitle(file.period)}</Fixed>
      </Link>
      <small>
        <Fixed>{file.customName || file.fileName}</Fixed>
      </small>
    </>
  );
}

function Type({ file }: { file: SalaryFile }) {
  const { i18n } = useLingui();
  return i18n._(salaryFileMethodLabels[file.type]);
}

function Created({ file }: { file: SalaryFile }) {
  return (
    <>
      <Instant value={file.createdAt} />
      <small>{file.createdBy ?? <Trans>Automatic</Trans>}</small>
    </>
  );
}

const Rows = ({ count }: { count: number }) => useFormat().number(count);

/** A company's salary files (SPEC 3), each in one currency. */
export const salaryFileColumns: readonly Column<SalaryFile>[] = [
  { key: 'period', header: msg`Period`, sort: 'period', card: 'title', cell: (file) => <Period file={file} /> },
  { key: 'batch', header: msg`Batch`, sort: 'batch', cell: (file) => file.batch },
  { key: 'type', header: msg`Type`, cell: (file) => <Type file={file} /> },
  { key: 'created', header: msg`Created`, sort: 'createdAt', cell: (file) => <Created file={file} /> },
  { key: 'rows', header: msg`Rows`, align: 'end', expendable: true, cell: (file) => <Rows count={file.rowCount} /> },
  {
    key: 'total',
    header: msg`Total`,
    sort: 'total',
    align: 'end',
    card: 'amount',
    currency: (file) => file.total.currency,
    cell: (file) => (
      <strong>
        <Amount minor={file.total.amount} />
      </strong>
    ),
  },
  {
    key: 'state',
    header: msg`Status`,
    sort: 'state',
    choices: fileStateLabels,
    card: 'status',
    cell: (file) => <SentBadge file={file} />,
  },
];
