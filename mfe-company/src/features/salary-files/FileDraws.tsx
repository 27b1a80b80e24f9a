import { Plural, useLingui } from '@lingui/react/macro';
import { listFileDraws } from '@portal/contract/salary-draws';
import type { SalaryFile } from '@portal/contract/salary-files';
import { Banknote, Card, EmptyState, useQuery } from '@portal/shared-ui';
import { DataTable, Pager, SearchField, Toolbar, useListState } from '@portal/shared-ui/kit';
import { useMemo } from 'react';
import { drawKey, fileDrawColumns } from './draw-columns.tsx';
import { DrawLines } from './DrawLines.tsx';
import { fileDraws } from './salary-files.api.ts';

/** The draws that went into a file; each opens into the lines that add up to it. */
export function FileDraws({ file }: { file: SalaryFile }) {
  const { t } = useLingui();
  const [filter, change, { table, searchField }] = useListState(listFileDraws.query);
  const list = useQuery(fileDraws(file.id, filter));
  const columns = useMemo(() => fileDrawColumns(file.period), [file.period]);
  const total = list.data?.meta.total;
  return (
    <div data-density="compact">
      <Card title={t`Draws`} flush>
        <Toolbar matches={typeof total === 'number' && <Plural value={total} one="# draw" other="# draws" />}>
          <SearchField label={t`Employee, product or order`} {...searchField} />
        </Toolbar>
        <DataTable
          label={t`Draws of the file`}
          query={list}
          columns={columns}
          rowKey={drawKey}
          {...table}
          details={{
            label: ({ employee, productName }) => t`Lines of the draw of ${employee.name}, ${productName}`,
            render: (draw) => <DrawLines draw={draw} />,
          }}
          empty={<EmptyState icon={Banknote} title={t`No draws`} why={t`This file holds none.`} />}
        />
        <Pager query={list} onChange={change} countsAll />
      </Card>
    </div>
  );
}
