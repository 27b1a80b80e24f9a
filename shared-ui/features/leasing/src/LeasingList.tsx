import { useLingui } from '@lingui/react/macro';
import { LeasingFilter, type LeasingAgreementRow } from '@portal/contract/leasing-agreements';
import { EmptyState, FilePenLine, useMutation, useNavigate, useQuery, type Crumb } from '@portal/shared-ui';
import {
  BegunForm,
  DataTable,
  Download,
  ListPage,
  Menu,
  Pager,
  SearchField,
  Toolbar,
  Trash2,
  useListState,
} from '@portal/shared-ui/kit';
import { useMemo, useState, type ReactNode } from 'react';
import { agreementColumns } from './leasing-columns.tsx';
import { agreementList, type LeasingCalls } from './leasing.api.ts';
import { RemoveLeasing } from './RemoveLeasing.tsx';

type LeasingListProps = {
  calls: LeasingCalls;
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  /** the button that makes an agreement */
  create: ReactNode;
  /** the address of its form */
  createPath: string;
  /** further actions, before it */
  actions?: ReactNode;
};

/** Leasing agreements of one company (SPEC 2). */
export function LeasingList({ calls, lead, crumbs = [], create, createPath, actions }: LeasingListProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [filter, change, { table, searchField }] = useListState(LeasingFilter);
  const [removing, setRemoving] = useState<LeasingAgreementRow>();
  const list = useQuery(agreementList(calls, filter));
  const pdf = useMutation({ mutationFn: calls.pdf });
  const columns = useMemo(() => agreementColumns(calls.path), [calls.path]);
  return (
    <>
      <ListPage
        title={t`Leasing`}
        lead={lead}
        crumbs={crumbs}
        notice={<BegunForm form="leasing" to={createPath} />}
        actions={
          <>
            {actions}
            {create}
          </>
        }
        filters={
          <Toolbar>
            <SearchField label={t`Name or contract`} {...searchField} />
          </Toolbar>
        }
        pager={<Pager query={list} onChange={change} countsAll />}
      >
        <DataTable
          label={t`Leasing agreements`}
          list={{ name: 'leasing-agreements', filter: LeasingFilter, ...calls.asFile }}
          query={list}
          columns={columns}
          rowKey={({ id }) => id}
          {...table}
          rowMenu={(agreement) => (
            <Menu
              label={t`Actions for ${agreement.name}`}
              entries={[
                {
                  key: 'open',
                  label: t`Open`,
                  icon: FilePenLine,
                  onAction: () => void navigate(`${calls.path}/${agreement.id}`),
                },
                { key: 'pdf', label: t`Download PDF`, icon: Download, onAction: () => pdf.mutate(agreement) },
                { key: 'remove', label: t`Delete`, icon: Trash2, onAction: () => setRemoving(agreement) },
              ]}
            />
          )}
          empty={
            <EmptyState
              icon={FilePenLine}
              title={t`No leasing agreements yet`}
              why={t`An agreement gathers delivered orders of one period, and says what is paid when.`}
              action={create}
            />
          }
        />
      </ListPage>
      <RemoveLeasing calls={calls} agreement={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}
