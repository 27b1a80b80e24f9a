import { useLingui } from '@lingui/react/macro';
import { catalogApi, ResetDialog, UnlinkDialog, useCatalogSaving, type CatalogContext } from '@portal/catalogs';
import { AssignableFilter, type AssignableCatalog } from '@portal/contract/catalogs';
import { BookOpen, Button, useQuery, type Crumb } from '@portal/shared-ui';
import { Refusal, useListState, TablePage } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { assignableColumns } from './assignable-columns.tsx';
import { ownAddresses } from './own-catalog-context.ts';

type CompanyCatalogsProps = {
  context: CatalogContext;
  crumbs: readonly Crumb[];
  company: { id: string; name: string };
};

/**
 * The supplier's catalogs as one company has them: assign, unlink, reset. A supplier that is no reseller only looks.
 */
export function CompanyCatalogs({ context, crumbs, company }: CompanyCatalogsProps) {
  const { t } = useLingui();
  const api = catalogApi(context);
  const state = useListState(AssignableFilter);
  const [filter] = state;
  const [unlinking, setUnlinking] = useState<AssignableCatalog>();
  const [isResetting, setIsResetting] = useState(false);
  const query = useQuery(api.ofCompany(company.id, filter));
  const assign = useCatalogSaving((catalogId: string) => api.assign(catalogId)([company.id]));
  const rowButton = (row: AssignableCatalog) =>
    row.assignedAt ? (
      <Button
        size="small"
        onClick={() => setUnlinking(row)}
        aria-label={t`Unlink ${row.displayName}`}
      >{t`Unlink`}</Button>
    ) : (
      <Button
        size="small"
        busy={assign.isPending && assign.variables === row.id}
        onClick={() => assign.mutate(row.id)}
        aria-label={t`Assign ${row.displayName}`}
      >{t`Assign`}</Button>
    );
  return (
    <>
      <TablePage
        label={t`Catalogs`}
        title={t`Catalogs of ${company.name}`}
        lead={t`Assigned catalogs can be used in the company’s subscriptions.`}
        crumbs={crumbs}
        actions={context.mayAssign && <Button onClick={() => setIsResetting(true)}>{t`Reset catalogs`}</Button>}
        notice={<Refusal error={assign.error} />}
        state={state}
        search={t`Search catalogs`}
        list={{ name: 'company-catalogs', filter: AssignableFilter }}
        query={query}
        columns={assignableColumns}
        {...(context.mayAssign ? { rowMenu: rowButton } : {})}
        empty={{ icon: BookOpen, title: t`No catalogs yet`, why: t`Add a catalog first; then it can be assigned.` }}
      />
      {unlinking && (
        <UnlinkDialog
          context={context}
          addresses={ownAddresses}
          catalog={unlinking}
          company={{ ...company, uses: unlinking.openSubscriptions }}
          isOpen
          onClose={() => setUnlinking(undefined)}
        />
      )}
      <ResetDialog context={context} company={company} isOpen={isResetting} onClose={() => setIsResetting(false)} />
    </>
  );
}
