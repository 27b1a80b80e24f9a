import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportMapping } from '@portal/contract/import-mapping';
import type { ImportReason, ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
import { Button, Card, Fixed, useFormat, useMutation, useQuery } from '@portal/shared-ui';
import { Download, FailedQuery, Pager } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { CellFix } from './CellFix.tsx';
import { ErrorGroups } from './ErrorGroups.tsx';
import { fieldLabels } from './field-labels.ts';
import { PlainTable, TableFrame } from './import-style.ts';
import type { ImportApi } from './imports.api.ts';
import { onlyColumnOf, textOfField } from './mapping-state.ts';

type ErrorRowsProps = { api: ImportApi; view: ImportView; onFixed: (view: ImportView) => void };

/** The refused rows: mended in place while nothing is imported yet, or downloaded with their reasons. */
export function ErrorRows({ api, view, onFixed }: ErrorRowsProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const [page, setPage] = useState({ page: 1, pageSize: 25 });
  const rows = useQuery(api.rows(view.id, `${view.jobId ?? ''} ${view.status}`, { outcome: 'ERROR', ...page }));
  const download = useMutation({ mutationFn: () => api.failed(view.id) });
  const isOpen = view.status === 'CHECKED';
  const keyField = view.kind === 'EMPLOYEES' ? 'employNo' : 'SKU';
  return (
    <Card
      title={t`Rows with errors`}
      flush
      actions={
        <Button
          size="small"
          icon={<Download aria-hidden="true" />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          <Trans>Download the {number(view.counts.errors)}</Trans>
        </Button>
      }
    >
      <ErrorGroups view={view} isOpen={isOpen} />
      {rows.error && <FailedQuery label={t`The rows`} error={rows.error} onRetry={rows.refetch} />}
      <TableFrame tabIndex={0} role="group" aria-label={t`Rows with errors`} aria-busy={rows.isFetching}>
        <PlainTable>
          <thead>
            <tr>
              <th scope="col" data-number>
                {t`Row`}
              </th>
              <th scope="col">{i18n._(fieldLabels[keyField])}</th>
              <th scope="col">{t`Column`}</th>
              <th scope="col">{t`Value`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.data?.data.flatMap((row) =>
              row.reasons.map((reason, index) => (
                <tr key={`${row.rowNumber} ${index}`}>
                  <td data-number data-inline data-label={t`Row`}>
                    <Fixed>{number(row.rowNumber)}</Fixed>
                  </td>
                  <td data-inline data-label={i18n._(fieldLabels[keyField])}>
                    {textOfField(view, row.cells, keyField)}
                  </td>
                  <td>
                    {reason.field ? i18n._(fieldLabels[reason.field]) : t`Whole row`}
                    {reason.otherRow !== undefined && (
                      <>
                        {' '}
                        <Trans>(as in row {number(reason.otherRow)})</Trans>
                      </>
                    )}
                    {reason.owner !== undefined && (
                      <>
                        {' '}
                        <Trans>({reason.owner} has it)</Trans>
                      </>
                    )}
                  </td>
                  <td>
                    <CellFix
                      key={`${row.rowNumber} ${index} ${cellOf(view, row, reason) ?? ''}`}
                      api={api}
                      view={view}
                      row={row}
                      reason={reason}
                      column={columnOf(view, reason)}
                      value={cellOf(view, row, reason)}
                      isOpen={isOpen}
                      onFixed={onFixed}
                    />
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </PlainTable>
      </TableFrame>
      <Pager query={rows} onChange={(change) => setPage({ ...page, ...change })} label={t`Pages of rows with errors`} />
    </Card>
  );
}

/** The cell to mend, when the fault lies in a single one. */
function columnOf(view: ImportView, { field }: ImportReason): string | undefined {
  return field ? onlyColumnOf((view.mapping as ImportMapping)[field]) : undefined;
}

function cellOf(view: ImportView, row: ImportRow, reason: ImportReason): string | undefined {
  const column = columnOf(view, reason);
  return column === undefined ? undefined : (row.cells[view.columns.findIndex(({ name }) => name === column)] ?? '');
}
