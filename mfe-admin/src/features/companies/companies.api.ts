import * as contract from '@portal/contract/companies';
import type { CompanyChange, CompanyFilter, CompanyForm } from '@portal/contract/companies';
import { listCurrencies } from '@portal/contract/currencies';
import { listHrSystems } from '@portal/contract/hr-systems';
import { listSalarySystems } from '@portal/contract/salary-systems';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const companiesKey = ['companies'] as const;

export const companyList = (filter: CompanyFilter) =>
  queryOptions({
    queryKey: [...companiesKey, 'list', filter],
    queryFn: ({ signal }) => call(contract.listCompanies, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const companyDetail = (companyId: string) =>
  queryOptions({
    queryKey: [...companiesKey, 'one', companyId],
    queryFn: ({ signal }) => call(contract.getCompany, { params: { companyId } }, { signal }),
  });

/** What a company's form chooses from. */
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
