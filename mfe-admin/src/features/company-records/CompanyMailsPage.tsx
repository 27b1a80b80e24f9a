import { Trans, useLingui } from '@lingui/react/macro';
import { MailTexts } from '@portal/mails';
import { PageHeader } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { useCompanyContext } from '../../shared/company-context.ts';
import { mailTextCallsOf } from './company-records.api.ts';

/** A company's own words in invitations and reminders, where back office helps it with them. */
export default function CompanyMailsPage() {
  const { t } = useLingui();
  const { companyId, company, crumbs } = useCompanyContext();
  if (company.error)
    return <FailedQuery label={t`The company`} error={company.error} onRetry={company.refetch} isPage />;
  return (
    <>
      <PageHeader
        title={<Trans>Mails</Trans>}
        crumbs={crumbs}
        lead={<Trans>The company’s own words in invitations and reminders.</Trans>}
      />
      <MailTexts calls={mailTextCallsOf(companyId)} />
    </>
  );
}
