import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PayInFullFee } from '@portal/contract/pay-in-full-fees';
import { feeColumns } from '@portal/requests';
import { Button, Card, EmptyState, HandCoins, Note, PageHeader, showToast, useQuery } from '@portal/shared-ui';
import { DataTable, DescriptionList, FailedQuery, QueryResult, type Column } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { useCompanyContext } from '../../shared/company-context.ts';
import { feesOf, paymentDetailsOf, useSetFee } from './company-records.api.ts';
import { FeeForm } from './FeeForm.tsx';

const Stack = styled.div`display: grid; gap: var(--s-5);`;

/** What leaving early costs at one company, and how its employees pay: the first is set here (RULES 2.5). */
export default function CompanyPaymentPage() {
  const { t } = useLingui();
  const { companyId, company, crumbs } = useCompanyContext();
  const fees = useQuery(feesOf(companyId));
  const details = useQuery(paymentDetailsOf(companyId));
  if (company.error)
    return <FailedQuery label={t`The company`} error={company.error} onRetry={company.refetch} isPage />;
  return (
    <Stack>
      <PageHeader
        title={<Trans>Payment</Trans>}
        crumbs={crumbs}
        lead={<Trans>The fee of paying in full, and how employees pay the company.</Trans>}
      />
      <Card title={<Trans>Fee of paying in full</Trans>}>
        <Stack>
          <p>
            <Trans>Requests that were made keep the fee that they were made with.</Trans>
          </p>
          {company.data && <FeeForm companyId={companyId} currency={company.data.data.currency} />}
          <DataTable
            label={t`Fee of paying in full`}
            query={fees}
            columns={columns(companyId)}
            rowKey={({ validFrom, isOwn }) => `${validFrom}${isOwn}`}
            empty={
              <EmptyState icon={HandCoins} title={<Trans>No fee</Trans>} why={<Trans>Paying in full is free.</Trans>} />
            }
          />
        </Stack>
      </Card>
      <Card title={<Trans>How employees pay</Trans>}>
        <QueryResult label={t`How employees pay`} query={details} isPart>
          {(list) =>
            list.map(({ currency, bank, account, iban, bic, cardLink }) =>
              account === '' && iban === '' && cardLink === '' ? (
                <Note key={currency} tone="warn">
                  <Trans>The company has entered nothing for {currency}: its employees are told whom to ask.</Trans>
                </Note>
              ) : (
                <DescriptionList
                  key={currency}
                  facts={[
                    { key: 'currency', label: <Trans>Currency</Trans>, value: currency },
                    { key: 'bank', label: <Trans>Bank</Trans>, value: bank },
                    { key: 'account', label: <Trans>Account</Trans>, value: account },
                    { key: 'iban', label: <Trans>IBAN</Trans>, value: iban },
                    { key: 'bic', label: <Trans>BIC</Trans>, value: bic },
                    { key: 'link', label: <Trans>Link for payment by card</Trans>, value: cardLink },
                  ]}
                />
              ),
            )
          }
        </QueryResult>
      </Card>
    </Stack>
  );
}

const columns = (companyId: string): readonly Column<PayInFullFee>[] => [
  ...feeColumns,
  {
    key: 'actions',
    header: msg`Actions`,
    cell: (row) => (row.state === 'COMING' && row.isOwn ? <TakeBack companyId={companyId} fee={row} /> : null),
  },
];

/** A fee that does not hold yet may go. */
function TakeBack({ companyId, fee }: { companyId: string; fee: PayInFullFee }) {
  const { t } = useLingui();
  const set = useSetFee(companyId);
  return (
    <Button
      size="small"
      busy={set.isPending}
      onClick={() =>
        set.mutate({ validFrom: fee.validFrom, amount: null }, { onSuccess: () => showToast(t`The fee is taken back`) })
      }
    >
      <Trans>Take back</Trans>
    </Button>
  );
}
