import * as contract from '@portal/contract/companies';
import type { SupplierCompanyChange, SupplierCompanyFilter, SupplierCompanyForm } from '@portal/contract/companies';
import { listCurrencies } from '@portal/contract/currencies';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const companiesKey = ['companies'] as const;

export const companyList = (filter: SupplierCompanyFilter) =>
  queryOptions({
    queryKey: [...companiesKey, 'list', filter],
    queryFn: ({ signal }) => call(contract.listSupplierCompanies, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const companyDetail = (companyId: string) =>
  queryOptions({
    queryKey: [...companiesKey, 'one', companyId],
    queryFn: ({ signal }) => call(contract.getSupplierCompany, { params: { companyId } }, { signal }),
  });

export const currencyList = () =>
  queryOptions({ queryKey: ['currencies', 'list'], queryFn: ({ signal }) => call(listCurrencies, {}, { signal }) });

export const useCreateCompany = () =>
  useSaving(companiesKey, (body: SupplierCompanyForm) => call(contract.createSupplierCompany, { body }));
export const useChangeCompany = (companyId: string) =>
  useSaving(companiesKey, (body: SupplierCompanyChange) =>
    call(contract.changeSupplierCompany, { params: { companyId }, body }),
  );
