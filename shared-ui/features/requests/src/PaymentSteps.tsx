import { Trans } from '@lingui/react/macro';
import type { Money as Amount } from '@portal/contract/money';
import type { PaymentInstruction } from '@portal/contract/payment-details';
import { Day, Fixed, LinkButton, Money, Note, Stack } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';

/** What one has to know to pay an amount: account or link, reference, last day (DECISIONS 39). */
export function PaymentSteps({ amount, payment }: { amount: Amount; payment: PaymentInstruction }) {
  const { account, link, reference, dueOn } = payment;
  if (!account && !link) return <WhomToAsk contacts={payment.contacts} />;
  return (
    <Stack>
      <DescriptionList
        facts={[
          { key: 'amount', label: <Trans>To pay</Trans>, value: <Money value={amount} /> },
          { key: 'bank', label: <Trans>Bank</Trans>, value: account?.bank },
          { key: 'account', label: <Trans>Account</Trans>, value: account?.account },
          { key: 'iban', label: <Trans>IBAN</Trans>, value: account?.iban },
          { key: 'bic', label: <Trans>BIC</Trans>, value: account?.bic },
          { key: 'reference', label: <Trans>Reference</Trans>, value: reference },
          { key: 'due', label: <Trans>Pay no later than</Trans>, value: dueOn && <Day value={dueOn} /> },
        ]}
      />
      {link && (
        <div>
          <LinkButton look="primary" to={link} target="_blank" rel="noopener noreferrer">
            <Trans>Pay by card</Trans>
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}

/** Without payment details the employee is told whom to ask. */
export function WhomToAsk({ contacts }: Pick<PaymentInstruction, 'contacts'>) {
  return (
    <Note tone="warn">
      <Trans>Your company has not entered how it is paid. Ask your company how to pay.</Trans>
      {contacts.map(({ name, email }) => (
        <div key={email}>
          <Fixed>{name}</Fixed>{' '}
          <a href={`mailto:${email}`}>
            <Fixed>{email}</Fixed>
          </a>
        </div>
      ))}
    </Note>
  );
}
