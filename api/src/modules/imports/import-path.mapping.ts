import type { Role } from '@portal/contract/endpoint';

/** What the address of an import's page is made of. */
export type ImportPlace = {
  id: string;
  kind: string;
  supplierId: string | null;
  catalogId: string | null;
  catalogName: string | null;
};

/** Where the result of an import stands in the portal of its reader. */
export function importPath(portal: Role, { id, kind, supplierId, catalogId, catalogName }: ImportPlace): string {
  const name = encodeURIComponent(catalogName ?? '');
  const pages: Readonly<Record<string, string>> = {
    company: '/company/employees/import',
    supplier: `/supplier/catalogs/${name}/${catalogId}/products/import`,
    admin: `/admin/suppliers/${supplierId}/catalogs/${catalogId}/${name}/products/import`,
  };
  const search = new URLSearchParams({ ...(kind === 'ACCESSORIES' ? { kind: 'accessories' } : {}), importId: id });
  return `${pages[portal] ?? ''}?${search}`;
}
