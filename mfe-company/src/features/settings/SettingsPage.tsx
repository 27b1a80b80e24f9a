import { useLingui } from '@lingui/react/macro';
import { MailTexts } from '@portal/mails';
import { PageHeader, useQuery, useSearchParams } from '@portal/shared-ui';
import { FailedQuery, Views } from '@portal/shared-ui/kit';
import { companySettings } from '../../shared/settings.api.ts';
import { Addresses } from './Addresses.tsx';
import { Fees } from './Fees.tsx';
import { PaymentDetailsForm } from './PaymentDetailsForm.tsx';
import { PayrollForm } from './PayrollForm.tsx';
import { Padded, Tabbed } from './settings-style.ts';
import { companyPayroll, mailTextCalls, paymentDetails } from './settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

const tabs = ['settings', 'payroll', 'payment', 'mails', 'addresses'] as const;

/**
 * Settings, salary system, payment, words of mails and delivery addresses of the company, each saved on its own (SPEC
 * 2, 3).
 */
export default function SettingsPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'settings';
  const labels = {
    settings: t`General`,
    payroll: t`Payroll`,
    payment: t`Payment`,
    mails: t`Mails`,
    addresses: t`Delivery addresses`,
  };
  return (
    <>
      <PageHeader title={t`Settings`} />
      <Tabbed>
        <Views
          label={t`Settings`}
          current={tab}
          views={tabs.map((key) => ({ key, label: labels[key], to: key === 'settings' ? '?' : `?tab=${key}` }))}
        />
        {tab === 'settings' && <General />}
        {tab === 'payroll' && <Payroll />}
        {tab === 'payment' && <Payment />}
        {tab === 'mails' && (
          <Padded>
            <MailTexts calls={mailTextCalls} />
          </Padded>
        )}
        {tab === 'addresses' && <Addresses />}
      </Tabbed>
    </>
  );
}

function General() {
  const { t } = useLingui();
  const query = useQuery(companySettings());
  if (query.error) return <FailedQuery label={t`Settings`} error={query.error} onRetry={query.refetch} />;
  return query.data ? <SettingsForm settings={query.data.data} /> : null;
}

function Payment() {
  const { t } = useLingui();
  const query = useQuery(paymentDetails());
  if (query.error) return <FailedQuery label={t`Payment`} error={query.error} onRetry={query.refetch} />;
  return (
    <>
      {query.data?.data.map((details) => (
        <PaymentDetailsForm key={details.currency} details={details} />
      ))}
      <Fees />
    </>
  );
}

function Payroll() {
  const { t } = useLingui();
  const query = useQuery(companyPayroll());
  if (query.error) return <FailedQuery label={t`Payroll`} error={query.error} onRetry={query.refetch} />;
  return query.data ? <PayrollForm payroll={query.data.data} /> : null;
}
