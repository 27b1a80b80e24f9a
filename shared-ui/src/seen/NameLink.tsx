import type { Role } from '@portal/contract/endpoint';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../session/use-session.ts';

/** What a name stands for, with what the address of its page needs in one portal or another. */
export type Named =
  | { kind: 'person'; id: string | undefined; name: string; companyId: string | null }
  | { kind: 'company' | 'supplier'; id: string | null }
  | { kind: 'order'; id: string }
  | { kind: 'subscription'; id: string; companyId: string }
  | { kind: 'catalog'; id: string; supplierId: string; catalogName: string }
  | { kind: 'product'; sku: string; catalogId: string; supplierId: string | null };

const found = (text: string) => new URLSearchParams({ q: text }).toString();

function companyPage(of: Named, company: string): string | undefined {
  switch (of.kind) {
    case 'person':
      return of.id ? `/company/employees/${of.id}` : undefined;
    case 'order':
      return `/company/orders?view=ALL&order=${of.id}`;
    case 'subscription':
      return `/company/subscription/edit/${of.id}`;
    case 'catalog':
      return `/company/${company}/catalogs/${of.id}/products`;
    case 'product':
      return `/company/${company}/catalogs/${of.catalogId}/products?${found(of.sku)}`;
    case 'company':
    case 'supplier':
      return undefined;
  }
}

function adminPage(of: Named): string | undefined {
  switch (of.kind) {
    case 'person':
      return of.companyId ? `/admin/companies/${of.companyId}/employees?${found(of.name)}` : undefined;
    case 'company':
      return of.id ? `/admin/companies/${of.id}` : undefined;
    case 'supplier':
      return of.id ? `/admin/suppliers/${of.id}` : undefined;
    case 'order':
      return `/admin/orders?view=ALL&order=${of.id}`;
    case 'subscription':
      return `/admin/companies/${of.companyId}/subscriptions/${of.id}`;
    case 'catalog':
      return `/admin/suppliers/${of.supplierId}/catalogs/${of.id}`;
    case 'product':
      return of.supplierId
        ? `/admin/suppliers/${of.supplierId}/catalogs/${of.catalogId}/-/products?${found(of.sku)}`
        : undefined;
  }
}

function supplierPage(of: Named): string | undefined {
  if (of.kind === 'order') return `/supplier/orders?view=ALL&order=${of.id}`;
  if (of.kind === 'catalog') return `/supplier/catalogs/${encodeURIComponent(of.catalogName)}/${of.id}`;
  if (of.kind === 'product') return `/supplier/catalogs/-/${of.catalogId}/products?${found(of.sku)}`;
  return undefined;
}

/** The page of what is named in one portal, by what its pages are called there; undefined where it has none. */
export const pageOf: Readonly<Record<Role, (of: Named, company: string) => string | undefined>> = {
  company: companyPage,
  admin: adminPage,
  supplier: supplierPage,
  employee: (of) => (of.kind === 'order' ? `/employee/orders/${of.id}` : undefined),
};

/** A name that leads to its page where the reader may open one, plain text where not. */
export function NameLink({ of, children }: { of: Named; children: ReactNode }) {
  const user = useSessionUser();
  const to = user && pageOf[user.role](of, user.companyId ?? '');
  return to ? <Link to={to}>{children}</Link> : <>{children}</>;
}
