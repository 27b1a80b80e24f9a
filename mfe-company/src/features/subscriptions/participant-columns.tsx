import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Participant } from '@portal/contract/subscription-participants';
import { Badge, Check, Eye, Fixed, Instant, Link, Mail, TriangleAlert } from '@portal/shared-ui';
import { Clock, Hourglass, SecondLine, type Column } from '@portal/shared-ui/kit';

export const participantLabels = {
  NOT_INVITED: msg`Not invited yet`,
  FAILED: msg`Not delivered`,
  INVITED: msg({ message: 'Invited', context: 'employee' }),
  OPENED: msg({ message: 'Opened', context: 'employee' }),
  PROPOSED: msg`Waits for acceptance`,
  ORDERED: msg({ message: 'Ordered', context: 'employee' }),
};
const looks = {
  NOT_INVITED: { icon: Clock, tone: 'outline' },
  FAILED: { icon: TriangleAlert, tone: 'danger' },
  INVITED: { icon: Mail, tone: 'info' },
  OPENED: { icon: Eye, tone: 'violet' },
  PROPOSED: { icon: Hourglass, tone: 'outline' },
  ORDERED: { icon: Check, tone: 'success' },
} as const;

function ParticipantBadge({ state }: { state: Participant['state'] }) {
  const { i18n } = useLingui();
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {i18n._(participantLabels[state])}
    </Badge>
  );
}

const When = ({ at }: { at: string | null }) => (at ? <Instant value={at} /> : null);

export const participantColumns: readonly Column<Participant>[] = [
  {
    key: 'name',
    header: msg`Name`,
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <>
        <Link to={`/company/employees/${row.employeeId}`}>
          <Fixed>{row.name}</Fixed>
        </Link>
        <SecondLine>{row.employNo}</SecondLine>
      </>
    ),
  },
  { key: 'employNo', header: msg`Number`, sort: 'employNo', isExtra: true, cell: (row) => row.employNo },
  { key: 'department', header: msg`Department`, sort: 'department', cell: (row) => row.department },
  { key: 'state', header: msg`Status`, card: 'status', cell: (row) => <ParticipantBadge state={row.state} /> },
  {
    key: 'invited',
    header: msg`Invited`,
    sort: 'invitedAt',
    expendable: true,
    cell: (row) => <When at={row.invitedAt} />,
  },
  {
    key: 'failed',
    header: participantLabels.FAILED,
    isExtra: true,
    expendable: true,
    cell: (row) => <When at={row.failedAt} />,
  },
  { key: 'opened', header: participantLabels.OPENED, expendable: true, cell: (row) => <When at={row.openedAt} /> },
  { key: 'reminded', header: msg`Reminded`, expendable: true, cell: (row) => <When at={row.remindedAt} /> },
  { key: 'orders', header: msg`Orders`, align: 'end', card: 'amount', cell: (row) => row.orders },
];
