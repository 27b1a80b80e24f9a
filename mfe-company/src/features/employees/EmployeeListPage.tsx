import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { accountStatuses } from '@portal/contract/auth';
import { EmployeeFilter } from '@portal/contract/employee-rows';
import {
  accountStatusLabels,
  ApiError,
  Button,
  employeeRoleLabels,
  EmptyState,
  LinkButton,
  Mail,
  messageOf,
  Note,
  Plus,
  useQuery,
  Users,
  useSearchParams,
  type QueryClient,
} from '@portal/shared-ui';
import {
  BegunForm,
  BulkBar,
  DataTable,
  Download,
  filterOf,
  ListPage,
  Menu,
  Pager,
  SearchField,
  SelectMatching,
  Select,
  Send,
  Toolbar,
  Upload,
  useListState,
  useSavedColumns,
  useSelection,
} from '@portal/shared-ui/kit';
import { useState } from 'react';
import { departmentList, employeeList } from '../../shared/employees.api.ts';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { employeeColumns } from './employee-columns.tsx';
import { Spaced } from './employee-style.ts';
import { EmployeeDrawer } from './EmployeeDrawer.tsx';
import { EmployeeRowActs } from './EmployeeRowActs.tsx';
import { countEmployees, exportEmployees, fetchEmployeeIds, matchingOf } from './employees.api.ts';
import { ExitDialog } from './ExitDialog.tsx';
import { ManyChangeNote } from './ManyChangeNote.tsx';
import { OrderForPerson } from './person/OrderForPerson.tsx';
import { SendMailDialog, type MailAsked } from './SendMailDialog.tsx';
import { SentNote, type Sent } from './SentNote.tsx';
import { useDeliveries, type ListedEmployee } from './use-deliveries.ts';

const roles = ['EMPLOYEE', 'COMPANY'] as const;

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(employeeList(filterOf(EmployeeFilter, search)));
}

/** The company's people: find, add, invite, export (SPEC 2). Adding and editing happen in a drawer over the list. */
export default function EmployeeListPage() {
  const { t, i18n } = useLingui();
  const [filter, change, { table, searchField }] = useListState(EmployeeFilter);
  const [search, setSearch] = useSearchParams();
  const query = useQuery(employeeList(filter));
  const departments = useQuery(departmentList()).data?.data ?? [];
  const matching = matchingOf(filter);
  const { selected, onChange, clear, whole, selectWhole } = useSelection(
    matching,
    query.data?.data.map(({ id }) => id),
  );
  const { shown } = useSavedColumns('employees', employeeColumns);
  const rows = useDeliveries(
    query.data?.data,
    shown.some(({ key }) => key === 'delivery'),
  );
  const [isMoving, setIsMoving] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const [failure, setFailure] = useState<unknown>();
  const [mailing, setMailing] = useState<MailAsked>();
  const [ordering, setOrdering] = useState<ListedEmployee>();

  // One of the two is open at a time; Back closes it.
  const open = (id: string | null, what: 'employee' | 'exit' = 'employee') =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.delete('employee');
      next.delete('exit');
      next.delete('draft');
      if (id) next.set(what, id);
      return next;
    });
  // In the address, so that a reload shows how far it is.
  const watch = (changeId: string | null) => {
    if (changeId) clear();
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (changeId) next.set('change', changeId);
      else next.delete('change');
      return next;
    });
  };
  const ask = (mail: MailAsked['mail']) =>
    setMailing({ mail, employeeIds: [...selected], matching: whole === undefined ? undefined : matching });
  const count = whole ?? selected.size;
  const changeId = search.get('change');
  const save = (format: 'csv' | 'xlsx') => {
    setFailure(undefined);
    void exportEmployees(filter, format).catch(setFailure);
  };
  const add = (
    <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>{t`Add employee`}</Button>
  );

  return (
    <>
      <ListPage
        title={t`Employees`}
        actions={
          <>
            <LinkButton to="/company/employees/import" icon={<Upload aria-hidden="true" />}>{t`Import`}</LinkButton>
            {add}
          </>
        }
        notice={
          <>
            <BegunForm form="employee" to="/company/employees?employee=new" />
            {failure !== undefined && (
              <Spaced>
                <Note tone="danger">{messageOf(ApiError.from(failure).key)}</Note>
              </Spaced>
            )}
            {changeId && <ManyChangeNote changeId={changeId} onUndo={watch} onClose={() => watch(null)} />}
            {sent && <SentNote sent={sent} onClose={() => setSent(undefined)} />}
          </>
        }
        filters={
          <Toolbar
            matches={query.data && <MatchCount total={query.data.meta.total} />}
            end={
              <>
                <Menu
                  label={t`Export`}
                  size="small"
                  entries={[
                    { key: 'csv', label: t`As CSV`, onAction: () => save('csv') },
                    { key: 'xlsx', label: t`As XLSX`, onAction: () => save('xlsx') },
                  ]}
                >
                  <Download aria-hidden="true" />
                  <Trans>Export</Trans>
                </Menu>
              </>
            }
          >
            <SearchField label={t`Name, number or e-mail`} {...searchField} />
            <Select
              aria-label={t`Department`}
              value={filter.department ?? ''}
              placeholder={t`All departments`}
              options={departments.map(({ department }) => ({ value: department, label: department }))}
              onChange={(department) => change({ department: department || undefined })}
            />
            <Select
              aria-label={t`Status`}
              value={filter.status ?? ''}
              placeholder={t`All statuses`}
              options={accountStatuses.map((status) => ({ value: status, label: i18n._(accountStatusLabels[status]) }))}
              onChange={(status) => change({ status: accountStatuses.find((one) => one === status) })}
            />
            <Select
              aria-label={t`Role`}
              value={filter.role ?? ''}
              placeholder={t`All roles`}
              options={roles.map((role) => ({ value: role, label: i18n._(employeeRoleLabels[role]) }))}
              onChange={(role) => change({ role: roles.find((one) => one === role) })}
            />
          </Toolbar>
        }
        pager={<Pager query={query} onChange={change} countsAll />}
        bulk={
          <BulkBar
            count={count}
            onClear={clear}
            facts={
              <SelectMatching
                find={() => fetchEmployeeIds(filter)}
                total={query.data?.meta.total ?? null}
                selected={selected}
                onSelect={onChange}
                onFailure={setFailure}
                whole={{ count: whole, find: () => countEmployees(filter), onSelect: selectWhole }}
              />
            }
            acts={[
              { key: 'department', label: t`Set department`, onAction: () => setIsMoving(true) },
              { key: 'link', label: t`Send login links`, icon: Mail, onAction: () => ask('link') },
              {
                key: 'invite',
                label: <Plural value={count} one="Invite # employee" other="Invite # employees" />,
                icon: Send,
                onAction: () => ask('invitation'),
              },
            ]}
          />
        }
      >
        <DataTable
          label={t`Employees`}
          list={{ name: 'employees', filter: EmployeeFilter }}
          query={{ ...query, data: query.data && rows && { ...query.data, data: rows } }}
          columns={employeeColumns}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              icon={Users}
              title={t`No employees yet`}
              why={t`Add people one by one, or import them from a file of your payroll or HR system.`}
              action={add}
            />
          }
          {...table}
          selection={{ selected, onChange, label: (row) => row.name }}
          rowMenu={(row) => (
            <EmployeeRowActs
              row={row}
              onEdit={() => open(row.id)}
              onExit={() => open(row.id, 'exit')}
              onOrder={() => setOrdering(row)}
              onMail={(mail) => setMailing({ mail, employeeIds: [row.id] })}
              onFailure={setFailure}
            />
          )}
        />
      </ListPage>
      {mailing && (
        <SendMailDialog
          asked={mailing}
          onSent={(result) => {
            setSent(result);
            clear();
          }}
          onStarted={watch}
          onClose={() => setMailing(undefined)}
        />
      )}
      {isMoving && (
        <DepartmentDialog
          employeeIds={[...selected]}
          whole={whole === undefined ? undefined : { count: whole, matching }}
          onStarted={watch}
          onClose={() => setIsMoving(false)}
          onDone={() => {
            setIsMoving(false);
            clear();
          }}
        />
      )}
      <EmployeeDrawer employee={search.get('employee')} onClose={() => open(null)} onExit={(id) => open(id, 'exit')} />
      {ordering && <OrderForPerson employee={ordering} onClose={() => setOrdering(undefined)} />}
      <ExitDialog employeeId={search.get('exit')} onClose={() => open(null)} />
    </>
  );
}

function MatchCount({ total }: { total: number | null }) {
  if (total === null) return <Trans>More than 1,000 employees</Trans>;
  return <Plural value={total} one="# employee" other="# employees" />;
}
