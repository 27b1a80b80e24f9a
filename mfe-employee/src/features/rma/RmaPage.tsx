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
import { OwnRma } from './OwnRma.tsx';
import { ReportRma } from './ReportRma.tsx';
import { ownRmas } from './rma.api.ts';

/** Damage and repair: own RMA requests, and a new one (RULES 3.3). */
export default function RmaPage() {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { day } = useFormat();
  const [search, setSearch] = useSearchParams();
  const [isReporting, setIsReporting] = useState(search.has('report'));
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const rmas = useQuery(ownRmas(page));
  const items = useQuery(ownItems);
  const list = rmas.data?.data ?? [];
  const report = items.data && items.data.data.length > 0 && (
    <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={() => setIsReporting(true)}>
      {t`Report something`}
    </Button>
  );
  return (
    <div data-density="shop">
      <PageHeader
        title={t`Damage and repair`}
        lead={<Trans>Report an item that is damaged, faulty, stolen or wrong. Your draws go on meanwhile.</Trans>}
        actions={report}
      />
      {rmas.error && <FailedQuery label={t`Your cases`} error={rmas.error} onRetry={rmas.refetch} />}
      {items.error && <FailedQuery label={t`Your items`} error={items.error} onRetry={items.refetch} />}
      {rmas.isSuccess && list.length === 0 && (
        <Card>
          <EmptyState
            icon={Wrench}
            title={t`No cases yet`}
            why={t`When something happens to an item that was shipped to you, report it here.`}
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
      {rmas.data && (rmas.data.meta.total ?? 0) > rmas.data.meta.pageSize && (
        <Pager query={rmas} onChange={({ page: next = 1 }) => setSearch({ page: String(next) })} />
      )}
      {isReporting && items.data && (
        <ReportRma items={items.data.data} asked={search.get('report')} onClose={() => setIsReporting(false)} />
      )}
      <OwnRma />
    </div>
  );
}
