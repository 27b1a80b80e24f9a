import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { auditActors, type ActivityFilter, type AuditLine } from '@portal/contract/audit';
import { auditActions, auditKinds, type AuditKind } from '@portal/contract/audit-actions';
import { EmptyState, FileText, Instant, roleLabels } from '@portal/shared-ui';
import {
  DataTable,
  DaysBetween,
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
import { wordsOf } from './audit-words.ts';
import { Actor, Deed, FirstChange, whereActorIs, type ActorLink, type SubjectLink } from './AuditCells.tsx';
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
    key: 'actor',
    header: msg`Who`,
    sort: 'actor',
    cell: (row) => <Actor line={row} to={whereActorIs(row, actorLinkOf)} />,
  },
  { key: 'action', header: msg`What`, card: 'title', cell: (row) => <Deed line={row} linkOf={linkOf} /> },
  ...(ownerOf ? [{ key: 'owner', header: msg`Company or supplier`, sort: 'owner', cell: ownerOf }] : []),
  {
    key: 'change',
    header: msg({ message: 'Change', context: 'audit' }),
    align: 'end',
    card: 'plain',
    cell: (row) => <FirstChange line={row} />,
  },
];

/** Who did what, latest first: tabs, filters in the address, each line opens into before and after (VISUAL-2). */
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
  linkOf,
  actorLinkOf = () => undefined,
  ownerOf,
}: AuditLogProps) {
  const { t, i18n } = useLingui();
  const at = (kind?: AuditKind) => {
    const search = new URLSearchParams(globalThis.location.search);
    search.delete('page');
    search.delete('kind');
    if (kind) search.set('kind', kind);
    return `?${search.toString()}`;
  };
  const { q, role, action, from, to, kind } = filter;
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
            label={t`Search action, person, id`}
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
            onChange={(value) => onChange({ action: auditActions.find((one) => one === value) })}
            options={auditActions
              .map((value) => ({
                value,
                label: wordsOf(value)
                  .map((word) => i18n._(word))
                  .join(': '),
              }))
              .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale))}
          />
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
        details={{
          label: ({ subject, action: done }) => t`Open the entry ${subject ?? done}`,
          render: (row) => <AuditDetails line={row} actorLink={whereActorIs(row, actorLinkOf)} />,
        }}
        empty={
          <EmptyState icon={FileText} title={t`Nothing has been done yet`} why={t`The first change is written here.`} />
        }
        isFiltered={isNarrowed || Boolean(q ?? role ?? action ?? kind ?? from ?? to)}
        onClearFilters={onClear}
      />
    </ListPage>
  );
}
