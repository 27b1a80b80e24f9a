import { Plural, useLingui } from '@lingui/react/macro';
import { supplierAdmins } from '@portal/contract/admins';
import { adminCatalogs } from '@portal/contract/catalogs';
import { listCompanies } from '@portal/contract/companies';
import type { Supplier } from '@portal/contract/suppliers';
import { Lines } from '@portal/hub';
import { call, Card, Fixed, Link, useQuery } from '@portal/shared-ui';
import { AccountStatusBadge, QueryResult, SecondLine } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';

const few = 5;

type Line = { id: string; to: string; name: string; detail: ReactNode; end: ReactNode };

/** The first rows of a list, each name a link, and the way to all of them. */
function FirstLines({ title, all, query }: { title: string; all: string; query: ListedLines }) {
  const { t } = useLingui();
  return (
    <Card title={title} actions={<Link to={all}>{t`All`}</Link>}>
      <QueryResult label={title} query={query} isPart>
        {(lines) =>
          lines.length === 0 ? (
            <p>{t`Nothing here`}</p>
          ) : (
            <Lines>
              {lines.map(({ id, to, name, detail, end }) => (
                <li key={id}>
                  <span>
                    <Link to={to}>
                      <Fixed>{name}</Fixed>
                    </Link>
                    <SecondLine>{detail}</SecondLine>
                  </span>
                  <span>{end}</span>
                </li>
              ))}
            </Lines>
          )
        }
      </QueryResult>
    </Card>
  );
}
type ListedLines = { data: { data: Line[] } | undefined; error: unknown; refetch: () => unknown };

/** Its catalogs, companies and administrators. */
export function SupplierLists({ supplier: { id: supplierId } }: { supplier: Supplier }) {
  const { t } = useLingui();
  const at = `/admin/suppliers/${supplierId}`;
  const params = { supplierId };
  const catalogs = useQuery({
    queryKey: ['catalogs', supplierId, 'few'],
    queryFn: ({ signal }) => call(adminCatalogs.list, { params, query: { pageSize: few } }, { signal }),
    select: ({ data }) => ({
      data: data.map(({ id, catalogName, displayName, productCount, currency }) => ({
        id,
        to: `${at}/catalogs/${id}/${encodeURIComponent(catalogName)}/products`,
        name: displayName,
        detail: currency,
        end: <Plural value={productCount} one="# product" other="# products" />,
      })),
    }),
  });
  const companies = useQuery({
    queryKey: ['companies', 'few', supplierId],
    queryFn: ({ signal }) => call(listCompanies, { query: { supplierId, pageSize: few } }, { signal }),
    select: ({ data }) => ({
      data: data.map(({ id, company_name: name, city, status }) => ({
        id,
        to: `/admin/companies/${id}`,
        name,
        detail: city,
        end: <AccountStatusBadge status={status} />,
      })),
    }),
  });
  const admins = useQuery({
    queryKey: ['admins', 'few', supplierId],
    queryFn: ({ signal }) => call(supplierAdmins.list, { params, query: { pageSize: few } }, { signal }),
    select: ({ data }) => ({
      data: data.map(({ id, name, email, status }) => ({
        id,
        to: `${at}/admins/${id}/edit`,
        name,
        detail: email,
        end: <AccountStatusBadge status={status} />,
      })),
    }),
  });
  return (
    <>
      <FirstLines title={t`Catalogs`} all={`${at}/catalogs`} query={catalogs} />
      <FirstLines title={t`Own companies`} all={`/admin/companies?supplierId=${supplierId}`} query={companies} />
      <FirstLines title={t`Administrators`} all={`${at}/admins`} query={admins} />
    </>
  );
}
