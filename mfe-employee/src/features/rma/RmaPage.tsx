import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { rmaKindLabels, Unread } from '@portal/requests';
import {
  Button,
  Card,
  EmptyState,
  PageHeader,
  Plus,
  useFormat,
  useQuery,
  useSearchParams,
  Wrench,
} from '@portal/shared-ui';
import { FailedQuery, Pager } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { ownItems } from '../../shared/own-items.api.ts';
import { RequestCard, RequestRows } from '../../shared/RequestCard.tsx';
import { OwnCase } from './OwnCase.tsx';
import { ReportCase } from './ReportCase.tsx';
import { ownCases } from './rma.api.ts';

/** Damage and repair: own cases, and a new one (RULES 3.3). */
export default function RmaPage() {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { day } = useFormat();
  const [search, setSearch] = useSearchParams();
  const [isReporting, setIsReporting] = useState(search.has('report'));
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const cases = useQuery(ownCases(page));
  const items = useQuery(ownItems);
  const list = cases.data?.data ?? [];
  const report = items.data && items.data.data.length > 0 && (
    <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={() => setIsReporting(true)}>
      <Trans>Report something</Trans>
    </Button>
  );
  return (
    <div data-density="shop">
      <PageHeader
        title={<Trans>Damage and repair</Trans>}
        lead={<Trans>Report an item that is damaged, faulty, stolen or wrong. Your draws go on meanwhile.</Trans>}
        actions={report}
      />
      {cases.error && <FailedQuery label={t`Your cases`} error={cases.error} onRetry={cases.refetch} />}
      {items.error && <FailedQuery label={t`Your items`} error={items.error} onRetry={items.refetch} />}
      {cases.isSuccess && list.length === 0 && (
        <Card>
          <EmptyState
            icon={Wrench}
            title={<Trans>No cases yet</Trans>}
            why={<Trans>When something happens to an item that was shipped to you, report it here.</Trans>}
          />
        </Card>
      )}
      <RequestRows>
        {list.map((rma) => (
          <li key={rma.id}>
            <RequestCard id={rma.id} title={rma.productName} status={rma.status}>
              <Trans>
                Order {rma.orderNumber}, {i18n._(rmaKindLabels[rma.kind])}, {day(rma.incidentDate)}
              </Trans>{' '}
              <Unread count={rma.unread} />
            </RequestCard>
          </li>
        ))}
      </RequestRows>
      {cases.data && (cases.data.meta.total ?? 0) > cases.data.meta.pageSize && (
        <Pager
          meta={cases.data.meta}
          shown={list.length}
          onChange={({ page: next = 1 }) => setSearch({ page: String(next) })}
        />
      )}
      {isReporting && items.data && (
        <ReportCase items={items.data.data} asked={search.get('report')} onClose={() => setIsReporting(false)} />
      )}
      <OwnCase />
    </div>
  );
}
