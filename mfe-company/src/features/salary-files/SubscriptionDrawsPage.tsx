import { Plural, useLingui } from '@lingui/react/macro';
import { exportOf } from '@portal/contract/list-exports';
import { listSubscriptionDraws, type FileDraw } from '@portal/contract/salary-draws';
import { salaryFileTypes } from '@portal/contract/salary-files';
import { drawStatusLabels } from '@portal/orders';
import { useFormat, useParams, useQuery } from '@portal/shared-ui';
import {
  DataTable,
  DaysBetween,
  Hourglass,
  Menu,
  Pager,
  SearchField,
  Select,
  Toolbar,
  useListState,
} from '@portal/shared-ui/kit';
import { useState } from 'react';
import { PauseDialog } from '../../shared/draw-pauses/PauseDialog.tsx';
import { drawKey, subscriptionDrawColumns } from './draw-columns.tsx';
import { DrawLines } from './DrawLines.tsx';
import { DrawsFrame, NoDraws } from './DrawsFrame.tsx';
import { subscriptionDraws } from './salary-files.api.ts';
import { fileTypeLabels } from './salary-labels.ts';

const statuses = ['PLANNED', 'IN_FILE', 'SENT', 'SUSPENDED', 'CANCELLED'] as const;

/** Every draw of a subscription's orders, planned and made, by day and state (SPEC 3). */
export default function SubscriptionDrawsPage() {
  const { t, i18n } = useLingui();
  const { period } = useFormat();
  const { subscriptionId = '' } = useParams();
  const [filter, change, { table, searchField }] = useListState(listSubscriptionDraws.query);
  const [pausing, setPausing] = useState<FileDraw>();
  const list = useQuery(subscriptionDraws(subscriptionId, filter));
  const total = list.data?.meta.total;
  return (
    <DrawsFrame
      subscriptionId={subscriptionId}
      current="draws"
      filters={
        <Toolbar matches={typeof total === 'number' && <Plural value={total} one="# draw" other="# draws" />}>
          <SearchField label={t`Employee, product or order`} {...searchField} />
          <DaysBetween from={filter.from} to={filter.to} onChange={change} />
          <Select
            aria-label={t`Status`}
            value={filter.status ?? ''}
            placeholder={t`All statuses`}
            options={statuses.map((status) => ({ value: status, label: i18n._(drawStatusLabels[status]) }))}
            onChange={(status) => change({ status: (status || undefined) as typeof filter.status })}
          />
          <Select
            aria-label={t`Type of file`}
            value={filter.type ?? ''}
            placeholder={t`All draws`}
            options={salaryFileTypes.map((type) => ({ value: type, label: i18n._(fileTypeLabels[type]) }))}
            onChange={(type) => change({ type: (type || undefined) as typeof filter.type })}
          />
        </Toolbar>
      }
      pager={<Pager query={list} onChange={change} countsAll />}
    >
      <DataTable
        label={t`Draws of the subscription`}
        list={{
          name: 'subscription-draws',
          filter: listSubscriptionDraws.query,
          file: exportOf(listSubscriptionDraws),
          params: { subscriptionId },
        }}
        query={list}
        columns={subscriptionDrawColumns}
        rowKey={drawKey}
        {...table}
        details={{
          label: ({ employee, period }) => t`Lines of the draw of ${employee.name}, ${period}`,
          render: (draw) => <DrawLines draw={draw} />,
        }}
        rowMenu={(draw) =>
          draw.status === 'PLANNED' &&
          draw.kind === 'planned' && (
            <Menu
              label={t`Actions for the draw of ${draw.employee.name}, ${period(draw.period)}`}
              entries={[{ key: 'pause', label: t`Leave out`, icon: Hourglass, onAction: () => setPausing(draw) }]}
            />
          )
        }
        empty={<NoDraws />}
      />
      {pausing && <PauseDialog draw={pausing} onClose={() => setPausing(undefined)} />}
    </DrawsFrame>
  );
}
