import { Plural, useLingui } from '@lingui/react/macro';
import { exportOf } from '@portal/contract/list-exports';
import { listRunDraws, runTabs, type SalaryRun } from '@portal/contract/salary-runs';
import { Banknote, Button, EmptyState, useQuery } from '@portal/shared-ui';
import {
  DataTable,
  Hourglass,
  ListCard,
  Pager,
  RotateCcw,
  SearchField,
  Toolbar,
  useListState,
  Views,
} from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { useMonthActs } from '../../shared/draw-months/use-month-acts.tsx';
import { drawKey } from './draw-columns.tsx';
import { DrawLines } from './DrawLines.tsx';
import { runDrawColumns } from './run-draw-columns.tsx';
import { RunSum } from './RunSum.tsx';
import { runDraws } from './salary-files.api.ts';

const Opened = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4) var(--s-8);
  justify-content: space-between;
  align-items: flex-start;
`;

/** The rows of a coming file by tab; each opens into its lines, and a month is left out in place (UX 1.7). */
export function RunDraws({ run }: { run: SalaryRun }) {
  const { t } = useLingui();
  const [filter, change, { searchField }] = useListState(listRunDraws.query);
  const { acts, dialogs } = useMonthActs();
  const list = useQuery(runDraws(run.period, filter));
  const labels = {
    ALL: t`All`,
    NEW: t({ message: 'New', context: 'draws' }),
    CHANGED: t({ message: 'Changed', context: 'draws' }),
    LEFT_OUT: t({ message: 'Left out', context: 'draws' }),
    ENDED: t({ message: 'No longer drawn', context: 'draws' }),
    TO_MEND: t`To correct`,
  };
  const total = list.data?.meta.total;
  return (
    <div data-density="compact">
      <ListCard
        views={
          <Views
            label={t`Draws of the coming file`}
            current={filter.tab}
            views={runTabs.map((tab) => ({
              key: tab,
              label: labels[tab],
              count: run.counts[tab],
              to: tab === 'ALL' ? '?' : `?tab=${tab}`,
            }))}
          />
        }
        filters={
          <Toolbar matches={typeof total === 'number' && <Plural value={total} one="# draw" other="# draws" />}>
            <SearchField label={t`Employee, product or order`} {...searchField} />
          </Toolbar>
        }
        pager={
          <>
            {run.month.draws > 0 && <RunSum run={run} />}
            <Pager query={list} onChange={change} countsAll />
          </>
        }
      >
        <DataTable
          label={t`Draws of the coming file`}
          list={{
            name: 'run-draws',
            filter: listRunDraws.query,
            file: exportOf(listRunDraws),
            params: { period: run.period },
          }}
          query={list}
          columns={runDrawColumns}
          rowKey={drawKey}
          isFiltered={Boolean(filter.q) || filter.tab !== 'ALL'}
          onClearFilters={() => change({ q: undefined, tab: 'ALL' })}
          details={{
            label: ({ employee, productName }) => t`Lines of the draw of ${employee.name}, ${productName}`,
            render: (draw) => (
              <Opened>
                <DrawLines draw={draw} />
                {draw.change === 'LEFT_OUT' ? (
                  <Button
                    size="small"
                    icon={<RotateCcw aria-hidden="true" />}
                    onClick={() => acts.onPutBack({ ...draw, period: run.period })}
                  >
                    {t`Put the month back`}
                  </Button>
                ) : (
                  draw.status === 'PLANNED' &&
                  draw.kind === 'planned' && (
                    <Button size="small" icon={<Hourglass aria-hidden="true" />} onClick={() => acts.onPause(draw)}>
                      {t`Leave this month out`}
                    </Button>
                  )
                )}
              </Opened>
            ),
          }}
          empty={<EmptyState icon={Banknote} title={t`No draws`} why={t`Nothing is planned for this file.`} />}
        />
      </ListCard>
      {dialogs}
    </div>
  );
}
