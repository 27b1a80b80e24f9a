import { useLingui } from '@lingui/react/macro';
import type { Company } from '@portal/contract/companies';
import { Card, Fixed, Link, salaryFileMethodLabels } from '@portal/shared-ui';
import { CountryName, DescriptionList } from '@portal/shared-ui/kit';

/** Who the company is and how its salary files are made; names lead to what they name. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t, i18n } = useLingui();
  const { salarySystem, hrSystem } = company;
  const street = [company.address_line_one, company.address_line_two].filter(Boolean).join(', ');
  const salaryDay = company.salaryDay;
  return (
    <Card title={t`Facts`} actions={<Link to={`/admin/companies/${company.id}/edit`}>{t`Edit`}</Link>}>
      <DescriptionList
        facts={[
          {
            key: 'address',
            label: t`Address`,
            value: [street, `${company.zipcode} ${company.city}`.trim()].filter(Boolean).join(', '),
          },
          { key: 'country', label: t`Country`, value: <CountryName code={company.country} /> },
          { key: 'mail', label: t`Invoice mail`, value: company.invoice_mail },
          { key: 'phone', label: t`Phone`, value: company.phone_number },
          { key: 'currency', label: t`Currency`, value: company.currency },
          {
            key: 'salary',
            label: t`Salary system`,
            value: salarySystem ? (
              <Link to={`/admin/salarysystems/${salarySystem.id}/edit`}>
                <Fixed>{salarySystem.name}</Fixed>
              </Link>
            ) : (
              t`None`
            ),
          },
          {
            key: 'day',
            label: t`Salary day`,
            value: t`Day ${salaryDay}, ${i18n._(salaryFileMethodLabels[company.salaryFileMethod])}`,
          },
          {
            key: 'hr',
            label: t`HR system`,
            value: hrSystem ? (
              <Link to={`/admin/hrsystems/${hrSystem.id}/edit`}>
                <Fixed>{hrSystem.name}</Fixed>
              </Link>
            ) : (
              t`None`
            ),
          },
          { key: 'note', label: t`Note`, value: company.note },
        ]}
      />
    </Card>
  );
}
