import type { DependantLink } from '@portal/shared-ui/kit';

/** Where back office finds what stands in the way of a removal. */
export const dependantLink: DependantLink = ({ kind, id, name, of }) => {
  const company = `/admin/companies/${of?.id ?? ''}`;
  switch (kind) {
    case 'company':
      return `/admin/companies/${id}`;
    case 'subscription':
      return of ? `${company}/subscriptions/${id}` : undefined;
    case 'catalog':
      return of ? `/admin/suppliers/${of.id}/catalogs/${id}/${encodeURIComponent(name)}/products` : undefined;
    case 'order':
      return of ? `${company}/orders?order=${id}` : undefined;
    case 'salary-file':
      return of ? `${company}/salaryfiles` : undefined;
  }
};
