import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PayInFullFee } from '@portal/contract/pay-in-full-fees';
import { feeColumns } from '@portal/requests';
import { Button, Card, EmptyState, HandCoins, Note, PageHeader, showToast, useQuery } from '@portal/shared-ui';
import { DataTable, DescriptionList, QueryResult, type Column } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { useCompanyContext } from '../../shared/company-context.tsx';
import { feesOf, paymentDetailsOf, useSetFee } from './company-records.api.ts';
import { FeeForm } from './FeeForm.tsx';

const Stack = styled.div`display: grid; gap: var(--s-5);`;

/** What leaving early costs at one company, and how its employees pay: the first is set here (RULES 2.5). */
export default function CompanyPaymentPage() {
  const { t } = useLingui();
  const { companyId, company, crumbs, failure } = useCompanyContext();
  const fees = useQuery(feesOf(companyId));
  const details = useQuery(paymentDetailsOf(companyId));
  if (failure) return failure;
  return (
    <Stack>
      <PageHeader
        title={t`Payment`}
        crumbs={crumbs}
        lead={t`The fee of paying in full, and how employees pay the company.`}
      />
      <Card title={t`Fee of paying in full`}>
        <Stack>
          <p>{t`Requests that were made keep the fee that they were made with.`}</p>
          {company && <FeeForm companyId={companyId} currency={company.currency} />}
          <DataTable
            label={t`Fee of paying in full`}
            query={fees}
            columns={columns(companyId)}
            rowKey={({ validFrom, isOwn }) => `${validFrom}${isOwn}`}
            empty={<EmptyState icon={HandCoins} title={t`No fee`} why={t`Paying in full is free.`} />}
          />
        </Stack>
      </Card>
      <Card title={t`How employees pay`}>
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
                    { key: 'currency', label: t`Currency`, value: currency },
                    { key: 'bank', label: t`Bank`, value: bank },
                    { key: 'account', label: t`Account`, value: account },
                    { key: 'iban', label: t`IBAN`, value: iban },
                    { key: 'bic', label: t`BIC`, value: bic },
                    { key: 'link', label: t`Link for payment by card`, value: cardLink },
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
  const { validFrom } = fee;
  return (
    <Button
      size="small"
      busy={set.isPending}
      onClick={() =>
        set.mutate(
          { validFrom, amount: null },
          {
            onSuccess: () =>
              showToast(t`The fee is taken back`, {
                label: t`Undo`,
                run: () => set.mutate({ validFrom, amount: fee.fee.amount }),
              }),
          },
        )
      }
    >
      {t`Take back`}
    </Button>
  );
}
