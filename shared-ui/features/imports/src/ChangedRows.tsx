import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportChange, ImportRow } from '@portal/contract/import-rows';
import type { ImportView } from '@portal/contract/import-view';
import { ArrowRight, Badge, Fixed, Surface, useFormat, useQuery } from '@portal/shared-ui';
import { FailedQuery, Pager, Segmented, TrendingDown, TrendingUp } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fieldLabels } from './field-labels.ts';
import { warningLabels } from './import-labels.ts';
import { PlainTable, TableFrame } from './import-style.ts';
import type { ImportApi } from './imports.api.ts';
import { textOfField } from './mapping-state.ts';
import { NewRows } from './NewRows.tsx';

const Head = styled.div`padding: var(--s-4) var(--s-5) 0; overflow-x: auto;`;
const Arrow = styled(
  ArrowRight,
)`width: 14px; height: 14px; margin-right: 8px; vertical-align: -2px; color: var(--text-3);`;
type Tab = 'CHANGED' | 'NEW' | 'MOVED';

/** What an import does to the good rows: differences before and after, and what is worth knowing about a row. */
export function ChangedRows({ api, view }: { api: ImportApi; view: ImportView }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { counts, summary } = view;
  const [tab, setTab] = useState<Tab>(counts.changed > 0 ? 'CHANGED' : 'NEW');
  const [page, setPage] = useState({ page: 1, pageSize: 25 });
  const query = tab === 'MOVED' ? { priceMoved: 'true' as const, ...page } : { outcome: tab, ...page };
  const rows = useQuery(api.rows(view.id, `${view.jobId ?? ''} ${view.status}`, query));
  const choose = (value: Tab) => {
    setTab(value);
    setPage({ ...page, page: 1 });
  };
  return (
    <Surface aria-label={t`Rows`}>
      <Head>
        <Segmented
          legend={t`Show rows`}
          value={tab}
          onChange={choose}
          choices={[
            {
              value: 'NEW',
              label: (
                <>
                  {t`New`} <Fixed>{number(counts.new)}</Fixed>
                </>
              ),
            },
            {
              value: 'CHANGED',
              label: (
                <>
                  {t`Changed`} <Fixed>{number(counts.changed)}</Fixed>
                </>
              ),
            },
            ...(view.kind === 'EMPLOYEES'
              ? []
              : [
                  {
                    value: 'MOVED' as const,
                    label: (
                      <>
                        {t`Over 20 %`} <Fixed>{number(summary.priceMoved)}</Fixed>
                      </>
                    ),
                  },
                ]),
          ]}
        />
      </Head>
      {rows.error && <FailedQuery label={t`The rows`} error={rows.error} onRetry={rows.refetch} />}
      {tab === 'NEW' ? (
        <NewRows view={view} rows={rows.data?.data} isFetching={rows.isFetching} />
      ) : (
        <TableFrame tabIndex={0} role="group" aria-label={t`Rows`} aria-busy={rows.isFetching}>
          <PlainTable>
            <thead>
              <tr>
                <th scope="col" data-number>
                  {t`Row`}
                </th>
                <th scope="col">{view.kind === 'EMPLOYEES' ? t`Employee` : t`Product`}</th>
                <th scope="col">{t`Field`}</th>
                <th scope="col">{t`Now`}</th>
                <th scope="col">{t`After import`}</th>
                <th scope="col">{t`Note`}</th>
              </tr>
            </thead>
            <tbody>
              {rows.data?.data.length === 0 && (
                <tr>
                  <td colSpan={6}>{t`No rows here.`}</td>
                </tr>
              )}
              {rows.data?.data.map((row) => (
                <ChangedRow key={row.rowNumber} view={view} row={row} />
              ))}
            </tbody>
          </PlainTable>
        </TableFrame>
      )}
      <Pager query={rows} onChange={(change) => setPage({ ...page, ...change })} />
    </Surface>
  );
}

function ChangedRow({ view, row }: { view: ImportView; row: ImportRow }) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const label = (field: string) => (field in fieldLabels ? i18n._(fieldLabels[field as ImportField]) : field);
  const values = useShownValue();
  // One line of the table a difference, so that before and after stand beside each other.
  const lines = row.changes.length > 0 ? row.changes : [undefined];
  return lines.map((change, index) => (
    <tr key={change?.field ?? ''}>
      <td data-number data-inline data-label={t`Row`}>
        {index === 0 ? <Fixed>{number(row.rowNumber)}</Fixed> : ''}
      </td>
      <td data-inline>{index === 0 && <strong>{nameOf(view, row)}</strong>}</td>
      <td>{change && label(change.field)}</td>
      <td data-inline>{change && values(change, change.from)}</td>
      <td data-inline>
        {change && (
          <>
            <Arrow aria-hidden="true" />
            <strong>{values(change, change.to)}</strong>
          </>
        )}
      </td>
      <td>
        {index === 0 && row.priceMoved && <Moved change={row.changes.find(({ field }) => field === 'price')} />}
        {index === 0 &&
          row.warnings
            .filter(({ key }) => key !== 'price-moved')
            .map(({ key, field, value }) => (
              <small key={`${key}${field ?? ''}`}>
                {field ? `${label(field)}: ` : ''}
                {i18n._(warningLabels[key])}
                {value === '' ? '' : ` (${value})`}
              </small>
            ))}
      </td>
    </tr>
  ));
}

/** Prices as amounts, nothing as a dash, long texts cut. */
function useShownValue() {
  const { amount } = useFormat();
  return ({ field }: ImportChange, value: string | null) => {
    if (value === null || value === '') return '–';
    if (field === 'price' || field === 'retailPrice') return amount(Number(value));
    return value.length > 80 ? `${value.slice(0, 80)} …` : value;
  };
}

/** By how much a price moved, in words and with an arrow, never by colour alone. */
function Moved({ change }: { change: ImportChange | undefined }) {
  const { number } = useFormat();
  const [from, to] = [Number(change?.from ?? 0), Number(change?.to ?? 0)];
  if (from <= 0) return null;
  const percent = number(Math.round((Math.abs(to - from) / from) * 1000) / 10);
  return to > from ? (
    <Badge tone="warn" icon={TrendingUp}>
      <Trans>{percent} % up</Trans>
    </Badge>
  ) : (
    <Badge tone="warn" icon={TrendingDown}>
      <Trans>{percent} % down</Trans>
    </Badge>
  );
}

/** The row's own name: product name, or the parts of a person's. */
function nameOf(view: ImportView, row: ImportRow): string {
  const fields: readonly ImportField[] =
    view.kind === 'EMPLOYEES' ? ['name', 'firstName', 'middleName', 'lastName'] : ['productName'];
  return fields
    .map((field) => textOfField(view, row.cells, field))
    .filter(Boolean)
    .join(' ');
}
