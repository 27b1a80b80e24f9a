import type { Company, CompanyFields } from '@portal/contract/companies';

/** A company as its form has it: ids instead of names, and no field that is only shown. */
export function toFields(company: Company): CompanyFields {
  const {
    id: _id,
    version: _version,
    is_active: _active,
    isReseller: _reseller,
    vatNoWarning: _warning,
    catalogs: _catalogs,
    supplier,
    hrSystem,
    salarySystem,
    status,
    ...fields
  } = company;
  return {
    ...fields,
    supplierId: supplier?.id ?? null,
    hrSystemId: hrSystem?.id ?? null,
    salarySystemId: salarySystem?.id ?? null,
    status: status === 'BLOCKED' ? 'BLOCKED' : 'ACTIVE',
  };
}
