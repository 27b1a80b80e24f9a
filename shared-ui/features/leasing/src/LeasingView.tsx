import { Trans, useLingui } from '@lingui/react/macro';
import type { LeasingAgreement } from '@portal/contract/leasing-agreements';
import {
  Button,
  Card,
  Day,
  drawFrequencyLabels,
  Instant,
  listAsLeft,
  Money,
  PageHeader,
  useMutation,
  useNavigate,
  useQuery,
  type Crumb,
} from '@portal/shared-ui';
import { DataTable, DescriptionList, Download, QueryResult, Trash2 } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { LeasedOrders } from './LeasedOrders.tsx';
import { paymentColumns } from './leasing-columns.tsx';
import { Columns, Preserved, Tables } from './leasing-style.ts';
import { agreementDetail, type LeasingCalls } from './leasing.api.ts';
import { Months } from './Months.tsx';
import { RemoveLeasing } from './RemoveLeasing.tsx';

type LeasingViewProps = { calls: LeasingCalls; id: string; crumbs?: readonly Crumb[] };

/** One agreement: facts, sums, payments and orders (RULES 2.6). */
export function LeasingView({ calls, id, crumbs = [] }: LeasingViewProps) {
  const { t } = useLingui();
  const all = [...crumbs, { label: t`Leasing`, to: calls.path }];
  return (
    <QueryResult label={t`The leasing agreement`} query={useQuery(agreementDetail(calls, id))}>
      {(agreement) => <View calls={calls} agreement={agreement} crumbs={all} />}
    </QueryResult>
  );
}

/** A table of what is already here. */
const read = <Row,>(data: readonly Row[]) => ({
  data: { data },
  error: null,
  isFetching: false,
  refetch: () => undefined,
});

function View({
  calls,
  agreement,
  crumbs,
}: {
  calls: LeasingCalls;
  agreement: LeasingAgreement;
  crumbs: readonly Crumb[];
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isRemoving, setIsRemoving] = useState(false);
  const pdf = useMutation({ mutationFn: calls.pdf });
  return (
    <>
      <PageHeader
        title={agreement.name}
        crumbs={crumbs}
        lead={
          <Trans>
            <Day value={agreement.leasingStart} /> to <Day value={agreement.leasingEnd} />
          </Trans>
        }
        actions={
          <>
            <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setIsRemoving(true)}>{t`Delete`}</Button>
            <Button
              look="primary"
              icon={<Download aria-hidden="true" />}
              busy={pdf.isPending}
              onClick={() => pdf.mutate(agreement)}
            >{t`Download PDF`}</Button>
          </>
        }
      />
      <Columns>
        <Facts agreement={agreement} />
        <Sums agreement={agreement} />
      </Columns>
      {agreement.note && (
        <Columns>
          <Card title={t`Note`}>
            <Preserved>{agreement.note}</Preserved>
          </Card>
        </Columns>
      )}
      <Tables>
        <Card title={t`Schedule`} flush>
          <DataTable
            label={t`Payments`}
            query={read(agreement.schedule)}
            columns={paymentColumns}
            rowKey={({ k }) => String(k)}
            empty={null}
          />
        </Card>
        <LeasedOrders calls={calls} id={agreement.id} />
      </Tables>
      <RemoveLeasing
        calls={calls}
        agreement={isRemoving ? agreement : undefined}
        onClose={() => setIsRemoving(false)}
        onRemoved={() => void navigate(listAsLeft(calls.path))}
      />
    </>
  );
}

function Facts({ agreement }: { agreement: LeasingAgreement }) {
  const { t, i18n } = useLingui();
  return (
    <Card title={t`Agreement`}>
      <DescriptionList
        facts={[
          { key: 'period', label: t`Period`, value: <Months value={agreement.period} /> },
          { key: 'frequency', label: t`Payments`, value: i18n._(drawFrequencyLabels[agreement.drawFreq]) },
          { key: 'start', label: t`Start`, value: <Day value={agreement.leasingStart} /> },
          { key: 'end', label: t`End`, value: <Day value={agreement.leasingEnd} /> },
          { key: 'partner', label: t`Leasing partner`, value: agreement.partner },
          { key: 'contract', label: t`Contract ID`, value: agreement.contractId },
          { key: 'by', label: t`Created by`, value: agreement.createdBy },
          { key: 'created', label: t`Created`, value: <Instant value={agreement.createdAt} /> },
        ]}
      />
    </Card>
  );
}

function Sums({ agreement }: { agreement: LeasingAgreement }) {
  const { t } = useLingui();
  return (
    <Card title={t`Sums`}>
      <DescriptionList
        facts={[
          { key: 'products', label: t`Products ex VAT`, value: <Money value={agreement.productSum} /> },
          { key: 'accessories', label: t`Accessories ex VAT`, value: <Money value={agreement.accessorySum} /> },
          {
            key: 'value',
            label: t`Leasing value`,
            value: (
              <strong>
                <Money value={agreement.totalLeasingValue} />
              </strong>
            ),
          },
          { key: 'monthly', label: t`Salary draws a month`, value: <Money value={agreement.monthlyDraw} /> },
          {
            key: 'draw',
            label: t`Salary draws in all`,
            value: (
              <strong>
                <Money value={agreement.totalSalaryDraw} />
              </strong>
            ),
          },
        ]}
      />
    </Card>
  );
}
