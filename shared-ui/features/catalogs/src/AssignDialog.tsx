import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CatalogCompany } from '@portal/contract/catalogs';
import { Button, showToast, Stack, useQuery } from '@portal/shared-ui';
import { Checkbox, Dialog, FailedQuery, Refusal, SearchField, Unsaved } from '@portal/shared-ui/kit';
import { useState } from 'react';
import type { CatalogPages } from './catalog-context.ts';
import { catalogApi } from './catalogs.api.ts';
import { useCatalogSaving } from './use-saving.ts';

const shown = 100;

type AssignDialogProps = CatalogPages & {
  catalog: { id: string; displayName: string; currency: string };
  isOpen: boolean;
  onClose: () => void;
};

/** Ticks companies that do not have the catalog yet; all of them get it, or none. */
export function AssignDialog({ context, addresses, catalog, isOpen, onClose }: AssignDialogProps) {
  const { t } = useLingui();
  const api = catalogApi(context);
  const [q, setQ] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery({
    ...api.companies(catalog.id, { assigned: 'false', page: 1, pageSize: shown, q, sort: 'company_name' }),
    enabled: isOpen,
  });
  const assign = useCatalogSaving(api.assign(catalog.id));
  const close = () => {
    setPicked(new Set());
    setQ('');
    assign.reset();
    onClose();
  };
  const toggle = (id: string, isOn: boolean) =>
    setPicked((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)));
  const send = () =>
    assign.mutate([...picked], {
      onSuccess: () => {
        showToast(t`${catalog.displayName} is assigned`);
        close();
      },
    });
  const rows = query.data?.data ?? [];
  const whyNot = ({ currency, isClosed }: CatalogCompany) => {
    if (currency !== catalog.currency) return t`Pays in ${currency}, the catalog is in ${catalog.currency}.`;
    return isClosed
      ? t`Has a catalog and is not open for more. Its administrator opens it in the settings.`
      : undefined;
  };
  return (
    <Dialog
      title={t`Assign ${catalog.displayName}`}
      width={560}
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t`Cancel`}</Button>
          {picked.size > 0 && (
            <Button look="primary" busy={assign.isPending} onClick={send}>
              <Plural value={picked.size} one="Assign to # company" other="Assign to # companies" />
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Unsaved isTyped={picked.size > 0 && !assign.isSuccess} />
        <Refusal error={assign.error} linkOf={addresses.dependant} />
        <SearchField label={t`Search companies`} value={q} onSearch={setQ} />
        {query.error && <FailedQuery label={t`Companies`} error={query.error} onRetry={query.refetch} />}
        {rows.map((company) => (
          <Checkbox
            key={company.id}
            label={company.company_name}
            hint={whyNot(company) ?? [company.vat_no, company.city].filter((part) => part !== '').join(' · ')}
            disabled={whyNot(company) !== undefined}
            checked={picked.has(company.id)}
            onChange={(event) => toggle(company.id, event.target.checked)}
          />
        ))}
        {query.data && rows.length === 0 && (
          <p>{q === '' ? t`Every company has this catalog.` : t`No company matches.`}</p>
        )}
        {query.data && (query.data.meta.total ?? shown + 1) > shown && (
          <p>
            <Trans>The first {shown} are shown; search for the others.</Trans>
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
