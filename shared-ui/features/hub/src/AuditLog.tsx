import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { auditActors, type ActivityFilter, type AuditActionLabel, type AuditLine } from '@portal/contract/audit';
import { auditKinds, type AuditKind } from '@portal/contract/audit-actions';
import { dayOf } from '@portal/contract/days';
import { EmptyState, FileText, Instant, roleLabels, useFormat } from '@portal/shared-ui';
import {
  DataTable,
  DaysBetween,
  FilterChip,
  ListPage,
  Pager,
  SearchField,
  Select,
  Toolbar,
  Views,
  type Column,
  type Listed,
  type ListQuery,
} from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { Deed, FirstChange, whereActorIs, type ActorLink, type SubjectLink } from './AuditCells.tsx';
import { AuditDetails } from './AuditDetails.tsx';

type Filter = Omit<ActivityFilter, 'employeeId'>;
type Answer = { data: AuditLine[]; meta: { total: number | null; page: number; pageSize: number } };
type AuditLogProps = {
  title: string;
  lead: string;
  actions?: ReactNode;
  filter: Filter;
  onChange: (change: Partial<Filter>, options?: { replace: boolean }) => void;
  onClear: () => void;
  /** filters of one portal only, and whether one of them is set */
  filters?: ReactNode;
  isNarrowed?: boolean;
  query: ListQuery<AuditLine> & { data: Answer | undefined };
  list: Listed;
  /** the kinds of act to choose from, by what they are called */
  kinds: readonly AuditActionLabel[];
  /** the entries of an act that was done to many */
  rowsOf: (line: AuditLine) => ReactNode;
  linkOf: SubjectLink;
  actorLinkOf?: ActorLink;
  /** whose line it is, where the log is of several */
  ownerOf?: (line: AuditLine) => ReactNode;
};

const kindLabels = {
  money: msg({ message: 'Money', context: 'audit' }),
  rights: msg({ message: 'Rights', context: 'audit' }),
  settings: msg({ message: 'Settings', context: 'audit' }),
  'sign-in': msg({ message: 'Sign-in', context: 'audit' }),
} satisfies Record<AuditKind, unknown>;

const columnsOf = (
  linkOf: SubjectLink,
  actorLinkOf: ActorLink,
  ownerOf: AuditLogProps['ownerOf'],
): readonly Column<AuditLine>[] => [
  { key: 'at', header: msg`When`, sort: 'at', cell: (row) => <Instant value={row.at} /> },
  {
    key: 'what',
    header: msg`What happened`,
    sort: 'actor',
    card: 'title',
    cell: (row) => <Deed line={row} linkOf={linkOf} actorLinkOf={actorLinkOf} />,
  },
  ...(ownerOf ? [{ key: 'owner', header: msg`Company or supplier`, sort: 'owner', cell: ownerOf }] : []),
  { key: 'change', header: msg`What changed`, align: 'end', card: 'plain', cell: (row) => <FirstChange line={row} /> },
];

/** Who did what, by days, latest first: tabs, filters in the address, a line opens into before and after (VISUAL-2). */
export function AuditLog({
  title,
  lead,
  actions,
  filter,
  onChange,
  onClear,
  filters,
  isNarrowed = false,
  query,
  list,
  kinds,
  rowsOf,
  linkOf,
  actorLinkOf = () => undefined,
  ownerOf,
}: AuditLogProps) {
  const { t, i18n } = useLingui();
  const { day } = useFormat();
  const at = (kind?: AuditKind) => {
    const search = new URLSearchParams(globalThis.location.search);
    search.delete('page');
    search.delete('kind');
    if (kind) search.set('kind', kind);
    return `?${search.toString()}`;
  };
  const { q, act, role, action, from, to, kind } = filter;
  const total = query.data?.meta.total;
  return (
    <ListPage
      title={title}
      lead={lead}
      actions={actions}
      views={
        <Views
          label={t`Kinds of entries`}
          current={kind ?? 'all'}
          views={[
            { key: 'all', label: t`All`, to: at() },
            ...auditKinds.map((key) => ({ key, label: i18n._(kindLabels[key]), to: at(key) })),
          ]}
        />
      }
      filters={
        <Toolbar
          matches={typeof total === 'number' && <Plural value={total} one="# entry matches" other="# entries match" />}
        >
          <SearchField
            label={t`Search what was done, person, name or number`}
            value={q}
            onSearch={(text) => onChange({ q: text }, { replace: true })}
          />
          <Select
            aria-label={t`Who`}
            placeholder={t`Everybody`}
            value={role ?? ''}
            onChange={(value) => onChange({ role: auditActors.find((one) => one === value) })}
            options={auditActors.map((value) => ({
              value,
              label: value === 'system' ? t`The portal` : i18n._(roleLabels[value]),
            }))}
          />
          <Select
            aria-label={t`What was done`}
            placeholder={t`Everything`}
            value={action ?? ''}
            onChange={(value) => onChange({ action: kinds.find((one) => one.action === value)?.action })}
            options={kinds.map((one) => ({ value: one.action, label: one.label }))}
          />
          {act && <FilterChip label={t`Entries`} value={t`of one act`} onRemove={() => onChange({ act: undefined })} />}
          {filters}
          <DaysBetween from={from} to={to} onChange={onChange} />
        </Toolbar>
      }
      pager={<Pager query={query} onChange={onChange} countsAll />}
    >
      <DataTable
        label={title}
        list={list}
        query={query}
        columns={columnsOf(linkOf, actorLinkOf, ownerOf)}
        rowKey={(row) => row.id}
        groupOf={(row) => day(dayOf(new Date(row.at)))}
        details={{
          label: ({ what }) => t`Open the entry: ${what}`,
          render: (row) => <AuditDetails line={row} actorLink={whereActorIs(row, actorLinkOf)} rows={rowsOf(row)} />,
        }}
        empty={
          <EmptyState icon={FileText} title={t`Nothing has been done yet`} why={t`The first change is written here.`} />
        }
        isFiltered={isNarrowed || Boolean(q ?? act ?? role ?? action ?? kind ?? from ?? to)}
        onClearFilters={onClear}
      />
    </ListPage>
  );
}
