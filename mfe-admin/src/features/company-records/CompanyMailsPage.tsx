import { useLingui } from '@lingui/react/macro';
import { MailTexts } from '@portal/mails';
import { PageHeader } from '@portal/shared-ui';
import { useCompanyContext } from '../../shared/company-context.tsx';
import { mailTextCallsOf } from './company-records.api.ts';

/** A company's own words in invitations and reminders, where back office helps it with them. */
export default function CompanyMailsPage() {
  const { t } = useLingui();
  const { companyId, crumbs, failure } = useCompanyContext();
  if (failure) return failure;
  return (
    <>
      <PageHeader title={t`Mails`} crumbs={crumbs} lead={t`The company’s own words in invitations and reminders.`} />
      <MailTexts calls={mailTextCallsOf(companyId)} />
    </>
  );
}
