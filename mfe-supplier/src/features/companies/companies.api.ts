import * as contract from '@portal/contract/companies';
import type { SupplierCompanyChange, SupplierCompanyFilter, SupplierCompanyForm } from '@portal/contract/companies';
import { listCurrencies } from '@portal/contract/currencies';
import { call, listOf, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const companiesKey = ['companies'] as const;

export const companyList = (filter: SupplierCompanyFilter) =>
  listOf([...companiesKey, 'list', filter], contract.listSupplierCompanies, { query: filter });

export const companyDetail = (companyId: string) =>
  queryOf([...companiesKey, 'one', companyId], contract.getSupplierCompany, { params: { companyId } });

export const currencyList = () => queryOf(['currencies', 'list'], listCurrencies);

export const useCreateCompany = () =>
  useSaving(companiesKey, (body: SupplierCompanyForm) => call(contract.createSupplierCompany, { body }));
export const useChangeCompany = (companyId: string) =>
  useSaving(companiesKey, (body: SupplierCompanyChange) =>
    call(contract.changeSupplierCompany, { params: { companyId }, body }),
  );
