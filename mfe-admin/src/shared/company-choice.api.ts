import { getCompany, listCompanies } from '@portal/contract/companies';
import { call, queryOf, queryOptions } from '@portal/shared-ui';

/** The company that the list is filtered by, for its name. */
export const filteredCompany = (companyId: string | undefined) =>
  queryOptions({
    ...queryOf(['companies', 'one', companyId], getCompany, { params: { companyId: companyId ?? '' } }),
    enabled: companyId !== undefined,
  });

/** Companies whose name or number holds what was typed. */
export async function findCompanies(q: string, signal: AbortSignal) {
  const { data } = await call(listCompanies, { query: { pageSize: 20, ...(q ? { q } : {}) } }, { signal });
  return data.map(({ id, company_name, vat_no }) => ({ id, label: company_name, detail: vat_no }));
}
