import { useLingui } from '@lingui/react/macro';
import type { Employee } from '@portal/contract/employee-rows';
import { ActivityCard, HubGrid } from '@portal/hub';
import {
  Button,
  listAsLeft,
  PageHeader,
  useFormat,
  useNavigate,
  useParams,
  useQuery,
  useSearchParams,
} from '@portal/shared-ui';
import { AccountStatusBadge, Calendar, Pencil, QueryResult, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { activityList, companySubjectLink } from '../../../shared/activity.api.ts';
import { personDraws } from '../../../shared/draw-months/draw-months.api.ts';
import { DrawsByMonth } from '../../../shared/draw-months/DrawsByMonth.tsx';
import { Room } from '../../../shared/draw-months/months-style.ts';
import { employeeDetail } from '../../../shared/employees.api.ts';
import { EmployeeDrawer } from '../EmployeeDrawer.tsx';
import { EmployeeRowMenu } from '../EmployeeRowMenu.tsx';
import { ExitDialog } from '../ExitDialog.tsx';
import { SendMailDialog, type MailAsked } from '../SendMailDialog.tsx';
import { SentNote, type Sent } from '../SentNote.tsx';
import { OrderOnBehalf } from './OrderOnBehalf.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonFigures } from './PersonFigures.tsx';
import { PersonOrders, PersonRequests } from './PersonLists.tsx';
import { PersonMails } from './PersonMails.tsx';

/** One person: what is drawn, ordered and asked for, and everything an administrator may do. Each card fails alone. */
export default function PersonPage() {
  const { t } = useLingui();
  const { employeeId = '' } = useParams();
  return (
    <QueryResult label={t`The employee`} query={useQuery(employeeDetail(employeeId))}>
      {(employee) => <Person key={employee.id} employee={employee} />}
    </QueryResult>
  );
}

/** What was done to the person, the orders and the requests. */
function History({ employeeId }: { employeeId: string }) {
  const { t } = useLingui();
  return (
    <ActivityCard
      title={t`History`}
      query={useQuery(activityList({ employeeId, pageSize: 10 }))}
      linkOf={companySubjectLink}
      all={{ to: `/company/activity?employeeId=${employeeId}`, label: t`All events` }}
    />
  );
}

function Person({ employee }: { employee: Employee }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [mailing, setMailing] = useState<MailAsked>();
  const [sent, setSent] = useState<Sent>();
  const [failure, setFailure] = useState<unknown>();
  const { id, name, exitDate } = employee;
  // The address says what is open, so Back closes it.
  const opened = search.get('open');
  const open = (what?: 'edit' | 'exit') => setSearch(what ? { open: what } : {});
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[{ label: t`Employees`, to: '/company/employees' }]}
        lead={
          <>
            <AccountStatusBadge status={employee.status} />{' '}
            {[employee.employNo, employee.department, employee.email].filter(Boolean).join(' · ')}
            {exitDate && ` · ${t`Leaves ${day(exitDate)}`}`}
          </>
        }
        actions={
          <>
            <Button icon={<Pencil aria-hidden="true" />} onClick={() => open('edit')}>{t`Edit`}</Button>
            <Button icon={<Calendar aria-hidden="true" />} onClick={() => open('exit')}>
              {exitDate ? t`Change exit date` : t`Set exit date`}
            </Button>
            <EmployeeRowMenu
              row={employee}
              onEdit={() => open('edit')}
              onExit={() => open('exit')}
              onMail={(mail) => setMailing({ mail, employeeIds: [id] })}
              onRemoved={() => navigate(listAsLeft('/company/employees'))}
              onFailure={setFailure}
            />
            <OrderOnBehalf employee={employee} />
          </>
        }
      />
      <Refusal error={failure} />
      {sent && <SentNote sent={sent} onClose={() => setSent(undefined)} />}
      <QueryResult label={t`The draws`} query={useQuery(personDraws(id))} isPart>
        {({ draws, leftOut }) => (
          <>
            <PersonFigures draws={draws} />
            <Room>
              <DrawsByMonth draws={draws} leftOut={leftOut} ordersAt={`/company/employees/${id}/orders`} />
            </Room>
          </>
        )}
      </QueryResult>
      <HubGrid>
        <div>
          <PersonOrders employeeId={id} />
          <PersonRequests employee={employee} />
          <History employeeId={id} />
        </div>
        <div>
          <PersonFacts employee={employee} onEdit={() => open('edit')} />
          <PersonMails employeeId={id} />
        </div>
      </HubGrid>
      {mailing && <SendMailDialog asked={mailing} onSent={setSent} onClose={() => setMailing(undefined)} />}
      <EmployeeDrawer employee={opened === 'edit' ? id : null} onClose={() => open()} onExit={() => open('exit')} />
      <ExitDialog employeeId={opened === 'exit' ? id : null} onClose={() => open()} />
    </>
  );
}
