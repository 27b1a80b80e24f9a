import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { exportOf } from '@portal/contract/list-exports';
import type { Subscription } from '@portal/contract/subscription-detail';
import {
  listParticipants,
  ParticipantFilter,
  participantStates,
  type Participant,
} from '@portal/contract/subscription-participants';
import { Button, Card, EmptyState, Mail, Note, Package, useFormat, Users, useQuery } from '@portal/shared-ui';
import {
  BulkBar,
  Clock,
  DataTable,
  Menu,
  Pager,
  SearchField,
  Select,
  Send,
  Toolbar,
  useListState,
  Undo2,
  UserPlus,
  useSelection,
  type MenuEntry,
  type RowSelection,
} from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ProposeDialog } from '../../shared/proposals/ProposeDialog.tsx';
import { AddEmployeesDialog } from './AddEmployeesDialog.tsx';
import { participantColumns, participantLabels } from './participant-columns.tsx';
import { InviteAgainDialog, RemindDialog } from './RemindDialog.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import { RemoveParticipant } from './RemoveParticipant.tsx';
import { participantList } from './subscriptions.api.ts';

const Undelivered = styled.div`padding: 0 20px 12px;`;
const Acts = styled.div`display: flex; flex-wrap: wrap; gap: var(--s-2);`;

/** Who is invited, has opened, has ordered; add people, and remind those who have not ordered. */
export function Participants({ subscription }: { subscription: Subscription }) {
  const { t, i18n } = useLingui();
  const { day } = useFormat();
  const [filter, change, { table, searchField }] = useListState(ParticipantFilter);
  const query = useQuery(participantList(subscription.id, filter));
  const { selected, onChange, clear } = useSelection(filter);
  const [isAdding, setIsAdding] = useState(false);
  const [proposingTo, setProposingTo] = useState<Participant>();
  const [removing, setRemoving] = useState<Participant>();
  const [isScheduling, setIsScheduling] = useState(false);
  const [reminded, setReminded] = useState<readonly string[]>();
  const [invited, setInvited] = useState<readonly string[]>();
  const isActive = subscription.state === 'ACTIVE';
  const selection: RowSelection<Participant> = {
    selected,
    onChange,
    label: (row) => row.name,
    blocked: (row) => (row.state === 'ORDERED' ? t`Has ordered` : undefined),
  };
  // A proposal is answered while the window is open, so it can only be made in it (DECISIONS 22).
  const entriesOf = (row: Participant): MenuEntry[] => [
    ...(isActive && row.state !== 'NOT_INVITED'
      ? [{ key: 'propose', label: t`Propose an order`, icon: Package, onAction: () => setProposingTo(row) }]
      : []),
    ...(isActive && (row.state === 'FAILED' || row.state === 'INVITED' || row.state === 'OPENED')
      ? [
          {
            key: 'invite',
            label: t`Send the invitation again`,
            icon: Mail,
            onAction: () => setInvited([row.employeeId]),
          },
        ]
      : []),
    ...(isActive && (row.state === 'INVITED' || row.state === 'OPENED')
      ? [{ key: 'remind', label: t`Remind`, icon: Send, onAction: () => setReminded([row.employeeId]) }]
      : []),
    ...(subscription.isLocked
      ? []
      : [
          {
            key: 'remove',
            label: row.invitedAt ? t`Withdraw the invitation` : t`Take out`,
            icon: Undo2,
            isDanger: true,
            startsGroup: true,
            onAction: () => setRemoving(row),
          },
        ]),
  ];
  const rowMenu = (row: Participant) => {
    const entries = entriesOf(row);
    return entries.length > 0 && <Menu label={t`Actions for ${row.name}`} entries={entries} />;
  };
  return (
    <Card
      flush
      title={t`Employees`}
      actions={
        <Acts>
          {subscription.state !== 'CLOSED' && subscription.state !== 'EXPIRED' && (
            <Button size="small" icon={<Clock aria-hidden="true" />} onClick={() => setIsScheduling(true)}>
              {subscription.nextReminder ? (
                <Trans>Next reminder {day(subscription.nextReminder)}</Trans>
              ) : (
                t`No more reminders`
              )}
            </Button>
          )}
          {isActive && (
            <Button size="small" icon={<Send aria-hidden="true" />} onClick={() => setReminded([])}>
              {t`Remind all who have not ordered`}
            </Button>
          )}
          <Button
            size="small"
            icon={<UserPlus aria-hidden="true" />}
            onClick={() => setIsAdding(true)}
          >{t`Add employees`}</Button>
        </Acts>
      }
    >
      {subscription.undelivered > 0 && (
        <Undelivered>
          <Note
            tone="warn"
            action={
              <Button size="small" onClick={() => change({ state: 'FAILED' })}>
                {t`Show them`}
              </Button>
            }
          >
            <Plural
              value={subscription.undelivered}
              one="# invitation could not be delivered."
              other="# invitations could not be delivered."
            />{' '}
            <Trans>The portal goes on trying. Correct the address on the person and send it again.</Trans>
          </Note>
        </Undelivered>
      )}
      <Toolbar matches={<Plural value={subscription.employees} one="# employee" other="# employees" />}>
        <SearchField label={t`Name, number or e-mail`} {...searchField} />
        <Select
          aria-label={t`Status`}
          value={filter.state ?? ''}
          placeholder={t`All statuses`}
          options={participantStates.map((state) => ({ value: state, label: i18n._(participantLabels[state]) }))}
          onChange={(state) => change({ state: participantStates.find((one) => one === state) })}
        />
      </Toolbar>
      <DataTable
        label={t`Employees`}
        list={{
          name: 'participants',
          filter: ParticipantFilter,
          file: exportOf(listParticipants),
          params: { subscriptionId: subscription.id },
        }}
        query={query}
        columns={participantColumns}
        rowKey={(row) => row.employeeId}
        empty={
          <EmptyState
            icon={Users}
            title={t`Nobody is invited yet`}
            why={t`Add people; they are invited when the subscription opens.`}
          />
        }
        {...table}
        rowMenu={rowMenu}
        {...(isActive ? { selection } : {})}
      />
      <Pager query={query} onChange={change} />
      <BulkBar
        count={selected.size}
        onClear={clear}
        acts={[
          {
            key: 'remind',
            label: <Plural value={selected.size} one="Remind # employee" other="Remind # employees" />,
            onAction: () => setReminded([...selected]),
          },
        ]}
      />
      {invited && (
        <InviteAgainDialog
          subscription={subscription}
          employeeIds={invited}
          onSent={clear}
          onClose={() => setInvited(undefined)}
        />
      )}
      {reminded && (
        <RemindDialog
          subscription={subscription}
          employeeIds={reminded}
          onSent={clear}
          onClose={() => setReminded(undefined)}
        />
      )}
      {isScheduling && <ReminderDialog subscription={subscription} onClose={() => setIsScheduling(false)} />}
      {removing && (
        <RemoveParticipant subscription={subscription} participant={removing} onClose={() => setRemoving(undefined)} />
      )}
      <AddEmployeesDialog subscription={subscription} isOpen={isAdding} onClose={() => setIsAdding(false)} />
      {proposingTo && (
        <ProposeDialog subscription={subscription} employee={proposingTo} onClose={() => setProposingTo(undefined)} />
      )}
    </Card>
  );
}
