import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listAuditLines, auditActors, AuditFilter, type AuditLine } from '@portal/contract/audit';
import { exportOf } from '@portal/contract/list-exports';
import { EmptyState, FileText, Instant, roleLabels, useQuery, VisuallyHidden } from '@portal/shared-ui';
import {
  AsyncSelect,
  DataTable,
  DaysBetween,
  FilterChip,
  ListPage,
  Pager,
  SearchField,
  SecondLine,
  Select,
  Toolbar,
  useListState,
  type Column,
} from '@portal/shared-ui/kit';
import { filteredCompany, findCompanies } from '../../shared/company-choice.api.ts';
import { auditList } from './audit.api.ts';
import { Action, Details } from './AuditCells.tsx';

function Actor({ line: { actor, role } }: { line: AuditLine }) {
  const { i18n, t } = useLingui();
  const label = role in roleLabels ? i18n._(roleLabels[role as keyof typeof roleLabels]) : t`The portal`;
  return (
    <>
      {actor?.name ?? label}
      <SecondLine>{actor ? `${label}, ${actor.email}` : ''}</SecondLine>
    </>
  );
}

const columns: readonly Column<AuditLine>[] = [
  { key: 'at', header: msg`When`, cell: (row) => <Instant value={row.at} /> },
  { key: 'actor', header: msg`Who`, cell: (row) => <Actor line={row} /> },
  { key: 'action', header: msg`What`, card: 'title', cell: (row) => <Action action={row.action} /> },
  { key: 'owner', header: msg`Company or supplier`, cell: (row) => row.company?.name ?? row.supplier?.name ?? '' },
  { key: 'detail', header: msg`Details`, card: 'plain', cell: (row) => <Details line={row} /> },
];

/** Who did what, latest first. Lines are only ever added (SECURITY 2). */
export default function AuditPage() {
  const { t } = useLingui();
  const [filter, change] = useListState(AuditFilter);
  const query = useQuery(auditList(filter));
  return (
    <ListPage
      title={t`Audit log`}
      lead={t`Every change of money, rights and settings, with who made it. Nobody can change or remove a line.`}
      filters={<Filters filter={filter} onChange={change} />}
      pager={
        <Pager
          meta={query.data?.meta}
          shown={query.data?.data.length ?? 0}
          onChange={change}
          onExact={() => change({ count: 'exact', page: filter.page })}
        />
      }
    >
      <DataTable
        label={t`Audit log`}
        list={{ name: 'audit-log', filter: AuditFilter, file: exportOf(listAuditLines) }}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        empty={
          <EmptyState icon={FileText} title={t`Nothing has been done yet`} why={t`The first change is written here.`} />
        }
        isFiltered={Boolean(filter.q ?? filter.role ?? filter.companyId ?? filter.from ?? filter.to)}
        onClearFilters={() => change({ q: '', role: undefined, companyId: undefined, from: undefined, to: undefined })}
      />
    </ListPage>
  );
}

function Filters({
  filter,
  onChange,
}: {
  filter: AuditFilter;
  onChange: (change: Partial<AuditFilter>, options?: { replace: boolean }) => void;
}) {
  const { t, i18n } = useLingui();
  const company = useQuery(filteredCompany(filter.companyId)).data?.data;
  const actors = auditActors.map((value) => ({
    value,
    label: value === 'system' ? t`The portal` : i18n._(roleLabels[value]),
  }));
  return (
    <Toolbar>
      <SearchField
        label={t`Search action, person, id`}
        value={filter.q}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <Select
        aria-label={t`Who`}
        placeholder={t`Everybody`}
        value={filter.role ?? ''}
        onChange={(role) => onChange({ role: role as 'admin' })}
        options={actors}
      />
      {filter.companyId ? (
        <FilterChip
          label={t`Company`}
          value={company?.company_name ?? '…'}
          onRemove={() => onChange({ companyId: undefined })}
        />
      ) : (
        <AsyncSelect
          label={
            <VisuallyHidden>
              <Trans>Company</Trans>
            </VisuallyHidden>
          }
          placeholder={t`Company`}
          queryKey={['companies']}
          load={findCompanies}
          value={null}
          onChange={(option) => option && onChange({ companyId: option.id })}
        />
      )}
      <DaysBetween from={filter.from} to={filter.to} onChange={onChange} />
    </Toolbar>
  );
}
