import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Period } from '@portal/contract/days';
import type { FileDraw } from '@portal/contract/salary-draws';
import { drawStatusLabels } from '@portal/orders';
import { Badge, Ban, Check, Day, FileText, Fixed, Link, useFormat } from '@portal/shared-ui';
import { Clock, Hourglass, NameLink, RotateCcw, type Column } from '@portal/shared-ui/kit';
import { fileTypeLabels } from './salary-labels.ts';
import { SignedAmount } from './SignedAmount.tsx';

/** A draw has no id of its own on the wire: an order is drawn once a month, and corrected at most once. */
export const drawKey = ({ orderId, period, kind }: FileDraw): string => `${orderId} ${period} ${kind}`;

const looks = {
  PLANNED: { icon: Clock, tone: 'outline' },
  IN_FILE: { icon: FileText, tone: 'info' },
  SENT: { icon: Check, tone: 'success' },
  SUSPENDED: { icon: Hourglass, tone: 'warn' },
  CANCELLED: { icon: Ban, tone: 'neutral' },
} as const;

function Status({ draw: { status } }: { draw: FileDraw }) {
  const { i18n } = useLingui();
  return <Badge {...looks[status]}>{i18n._(drawStatusLabels[status])}</Badge>;
}

/** What is not as usual: a correction, several months at once, an older month caught up. */
function Remark({ draw, of }: { draw: FileDraw; of: Period | undefined }) {
  const { t } = useLingui();
  const { period } = useFormat();
  if (draw.kind === 'correction')
    return (
      <Badge icon={RotateCcw} tone="warn">
        {t`Correction`}
      </Badge>
    );
  if (draw.kind === 'final') return <Badge tone="info">{t`Final settlement`}</Badge>;
  if (draw.units > 1)
    return (
      <Badge>
        <Plural value={draw.units} one="# month" other="# months" />
      </Badge>
    );
  if (of !== undefined && draw.period < of)
    return (
      <Badge icon={RotateCcw}>
        <Trans>for {period(draw.period)}</Trans>
      </Badge>
    );
  return null;
}

const PeriodText = ({ draw }: { draw: FileDraw }) => useFormat().periodTitle(draw.period);

const employee: Column<FileDraw> = {
  key: 'employee',
  header: msg`Employee`,
  sort: 'employee',
  card: 'title',
  cell: ({ employee: person }) => (
    <>
      <Link to={`/company/employees/${person.id}`}>
        <Fixed>{person.name}</Fixed>
      </Link>
      <small>{person.employNo ?? <Trans>no number</Trans>}</small>
    </>
  ),
};
const product: Column<FileDraw> = {
  key: 'product',
  header: msg`Product`,
  sort: 'productName',
  cell: ({ orderId: id, productName }) => (
    <NameLink of={{ kind: 'order', id }}>
      <Fixed>{productName}</Fixed>
    </NameLink>
  ),
};
const units: Column<FileDraw> = {
  key: 'units',
  header: msg`Units`,
  align: 'end',
  expendable: true,
  card: 'hidden',
  cell: (draw) => draw.units,
};

const amounts: readonly Column<FileDraw>[] = [
  {
    key: 'before',
    header: msg`Before subsidy`,
    align: 'end',
    expendable: true,
    cell: (draw) => <SignedAmount minor={draw.priceBeforeSubsidy.amount} />,
  },
  {
    key: 'subsidy',
    header: msg`Subsidy`,
    align: 'end',
    expendable: true,
    cell: (draw) => <SignedAmount minor={draw.subsidyPerMonth.amount} />,
  },
  {
    key: 'amount',
    header: msg`Draw`,
    sort: 'amount',
    align: 'end',
    card: 'amount',
    currency: ({ amount }) => amount.currency,
    cell: (draw) => (
      <strong>
        <SignedAmount minor={draw.amount.amount} />
      </strong>
    ),
  },
];

/** The draws of one file of one month. */
export function fileDrawColumns(of: Period): readonly Column<FileDraw>[] {
  return [
    employee,
    product,
    units,
    ...amounts,
    { key: 'remark', header: msg`Note`, card: 'status', cell: (draw) => <Remark draw={draw} of={of} /> },
  ];
}

/** The file that holds a draw, and whether it was made by hand. */
function InFile({ file }: Pick<FileDraw, 'file'>) {
  const { i18n } = useLingui();
  if (!file) return null;
  const type = i18n._(fileTypeLabels[file.type]);
  return (
    <Link to={`/company/salaryfiles/${file.id}/draws`}>
      <Trans>
        Batch {file.batch}, {type}
      </Trans>
    </Link>
  );
}

/** The draws of a subscription, over its months. */
export const subscriptionDrawColumns: readonly Column<FileDraw>[] = [
  employee,
  product,
  { key: 'period', header: msg`Period`, sort: 'period', cell: (draw) => <PeriodText draw={draw} /> },
  {
    key: 'day',
    header: msg`Salary day`,
    sort: 'effectDate',
    expendable: true,
    cell: ({ effectDate }) => <Day value={effectDate} />,
  },
  ...amounts,
  { key: 'file', header: msg`Salary file`, expendable: true, cell: ({ file }) => <InFile file={file} /> },
  {
    key: 'status',
    header: msg`Status`,
    sort: 'status',
    choices: drawStatusLabels,
    card: 'status',
    cell: (draw) => <Status draw={draw} />,
  },
];
