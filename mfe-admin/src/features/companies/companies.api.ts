import * as contract from '@portal/contract/companies';
import type { CompanyChange, CompanyFilter, CompanyForm } from '@portal/contract/companies';
import { listCurrencies } from '@portal/contract/currencies';
import { listHrSystems } from '@portal/contract/hr-systems';
import { listSalarySystems } from '@portal/contract/salary-systems';
import { call, listOf, queryOf, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const companiesKey = ['companies'] as const;

export const companyList = (filter: CompanyFilter) =>
  listOf([...companiesKey, 'list', filter], contract.listCompanies, { query: filter });

export const companyDetail = (companyId: string) =>
  queryOf([...companiesKey, 'one', companyId], contract.getCompany, { params: { companyId } });

export const companyChoices = () =>
  queryOptions({
    queryKey: ['company-choices'],
    queryFn: async ({ signal }) => {
      const enabled = { query: { pageSize: 200, enabled: 'true' } } as const;
      const [currencies, hr, salary] = await Promise.all([
        call(listCurrencies, {}, { signal }),
        call(listHrSystems, enabled, { signal }),
        call(listSalarySystems, enabled, { signal }),
      ]);
      return { currencies: currencies.data, hrSystems: hr.data, salarySystems: salary.data };
    },
  });

export const useCreateCompany = () =>
  useSaving(companiesKey, (body: CompanyForm) => call(contract.createCompany, { body }));
export const useChangeCompany = (companyId: string) =>
  useSaving(companiesKey, (body: CompanyChange) => call(contract.changeCompany, { params: { companyId }, body }));
