import { Trans } from '@lingui/react/macro';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { Fixed, Money, useFormat } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';

type Salary = NonNullable<PayInFullDetail['finalSalary']>;

/** An amount that the final salary pays: how much, when, with which number, and how far it is (DECISIONS 38). */
export function FinalSalarySteps({ request, salary }: { request: PayInFullDetail; salary: Salary }) {
  const { periodTitle } = useFormat();
  return (
    <DescriptionList
      facts={[
        {
          key: 'amount',
          label:
            request.paymentKind === 'FINAL_SALARY_GROSS' ? (
              <Trans>Deducted before tax</Trans>
            ) : (
              <Trans>Deducted after tax</Trans>
            ),
          value: <Money value={request.total} />,
        },
        { key: 'period', label: <Trans>Final salary</Trans>, value: <Fixed>{periodTitle(salary.period)}</Fixed> },
        { key: 'reference', label: <Trans>Reference</Trans>, value: request.payment.reference },
        { key: 'state', label: <Trans>State</Trans>, value: <StateText state={salary.state} /> },
      ]}
    />
  );
}

function StateText({ state }: { state: Salary['state'] }) {
  if (state === 'PLANNED') return <Trans>Waits for the salary file</Trans>;
  if (state === 'IN_FILE') return <Trans>In the salary file</Trans>;
  if (state === 'SENT') return <Trans>Sent to payroll</Trans>;
  return <Trans>Payroll was told by mail, and confirms it</Trans>;
}
