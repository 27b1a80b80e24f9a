import { useLingui } from '@lingui/react/macro';
import { MailTexts } from '@portal/mails';
import { PageHeader, useQuery, useSearchParams } from '@portal/shared-ui';
import { QueryResult, Views } from '@portal/shared-ui/kit';
import { companyPayroll, companySettings } from '../../shared/settings.api.ts';
import { Addresses } from './Addresses.tsx';
import { Fees } from './Fees.tsx';
import { PaymentDetailsForm } from './PaymentDetailsForm.tsx';
import { PayrollForm } from './PayrollForm.tsx';
import { Padded, Tabbed } from './settings-style.ts';
import { mailTextCalls, paymentDetails } from './settings.api.ts';
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
  const settings = useQuery({ ...companySettings(), enabled: tab === 'settings' });
  const payroll = useQuery({ ...companyPayroll(), enabled: tab === 'payroll' });
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
        {tab === 'settings' && (
          <QueryResult label={t`Settings`} query={settings} isPart>
            {(read) => <SettingsForm settings={read} />}
          </QueryResult>
        )}
        {tab === 'payroll' && (
          <QueryResult label={t`Payroll`} query={payroll} isPart>
            {(read) => <PayrollForm payroll={read} />}
          </QueryResult>
        )}
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

function Payment() {
  const { t } = useLingui();
  return (
    <>
      <QueryResult label={t`Payment`} query={useQuery(paymentDetails())} isPart>
        {(all) => all.map((details) => <PaymentDetailsForm key={details.currency} details={details} />)}
      </QueryResult>
      <Fees />
    </>
  );
}
