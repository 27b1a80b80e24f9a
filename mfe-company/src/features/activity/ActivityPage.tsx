import { useLingui } from '@lingui/react/macro';
import { ActivityFilter, listCompanyActivity, type AuditLine } from '@portal/contract/audit';
import { exportOf } from '@portal/contract/list-exports';
import { ActRows, AuditLog } from '@portal/hub';
import { useQuery } from '@portal/shared-ui';
import { FilterChip, useListState } from '@portal/shared-ui/kit';
import { activityKinds, activityList, companySubjectLink } from '../../shared/activity.api.ts';
import { employeeDetail } from '../../shared/employees.api.ts';

const none = {
  q: '',
  act: undefined,
  role: undefined,
  kind: undefined,
  action: undefined,
  employeeId: undefined,
  from: undefined,
  to: undefined,
};

/** What happened in the own company, or to one person; the same log as the back office's, with other walls. */
export default function ActivityPage() {
  const { t } = useLingui();
  const [filter, change] = useListState(ActivityFilter);
  const { employeeId } = filter;
  const person = useQuery({ ...employeeDetail(employeeId ?? ''), enabled: employeeId !== undefined }).data?.data;
  return (
    <AuditLog
      title={t`Activity`}
      lead={t`What was changed in your company, by whom and when. Nobody can change or remove a line.`}
      filter={filter}
      onChange={change}
      onClear={() => change(none)}
      filters={
        employeeId && (
          <FilterChip
            label={t`Employee`}
            value={person?.name ?? '…'}
            onRemove={() => change({ employeeId: undefined })}
          />
        )
      }
      isNarrowed={employeeId !== undefined}
      query={useQuery(activityList(filter))}
      list={{ name: 'activity', filter: ActivityFilter, file: exportOf(listCompanyActivity) }}
      kinds={useQuery(activityKinds).data?.data ?? []}
      rowsOf={(line) => <Rows line={line} />}
      linkOf={companySubjectLink}
    />
  );
}

/** The first entries of an act that was done to many. */
function Rows({ line }: { line: AuditLine }) {
  const query = useQuery(activityList({ act: line.id, pageSize: 20 }));
  return <ActRows line={line} query={query} linkOf={companySubjectLink} />;
}
