import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@portal/shared-ui';
import { Dependants, QueryResult } from '@portal/shared-ui/kit';
import type { CatalogPages } from './catalog-context.ts';
import { catalogApi } from './catalogs.api.ts';

type CatalogUsesProps = CatalogPages & { catalogId: string; companyId?: string; count: number };

/** Which open subscriptions keep a catalog where it is; a supplier is told the companies. */
export function CatalogUses({ context, addresses, catalogId, companyId, count }: CatalogUsesProps) {
  const { t } = useLingui();
  const uses = useQuery(catalogApi(context).uses(catalogId, companyId));
  return (
    <div>
      <p>
        <Plural value={count} one="# open subscription offers it." other="# open subscriptions offer it." />{' '}
        {t`When they are closed or over, it can be taken away.`}
      </p>
      <QueryResult label={t`What uses the catalog`} query={uses} isPart>
        {(found) => <Dependants uses={found} linkOf={addresses.dependant} />}
      </QueryResult>
    </div>
  );
}
