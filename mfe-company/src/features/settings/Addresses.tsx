import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyAddress } from '@portal/contract/company-settings';
import { Building2, Button, EmptyState, Fixed, Plus, showToast, useQuery } from '@portal/shared-ui';
import { ConfirmDialog, countryName, FailedQuery } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { AddressDialog } from '../../shared/AddressDialog.tsx';
import { addressList } from '../../shared/settings.api.ts';
import { AddressRows, Padded } from './settings-style.ts';
import { useRemoveAddress } from './settings.api.ts';

/** Where products can be sent to. Subscriptions choose one of these. */
export function Addresses() {
  const { t, i18n } = useLingui();
  const query = useQuery(addressList());
  const [editing, setEditing] = useState<CompanyAddress | 'new'>();
  const [removing, setRemoving] = useState<CompanyAddress>();
  const remove = useRemoveAddress();
  const rows = query.data?.data ?? [];
  const add = <Button icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>{t`Add address`}</Button>;
  if (query.error && !query.data)
    return <FailedQuery label={t`Addresses`} error={query.error} onRetry={query.refetch} />;
  return (
    <>
      {query.data && rows.length === 0 && (
        <EmptyState
          icon={Building2}
          title={t`No addresses yet`}
          why={t`A subscription that sends goods to the company needs one.`}
          action={add}
        />
      )}
      {rows.length > 0 && <Padded>{add}</Padded>}
      <AddressRows>
        {rows.map((address) => (
          <li key={address.id}>
            <div>
              <strong>
                <Fixed>{address.displayName}</Fixed>
              </strong>
              <span>{lineOf(address, i18n.locale)}</span>
            </div>
            <Button
              size="small"
              onClick={() => setEditing(address)}
              aria-label={t`Edit ${address.displayName}`}
            >{t`Edit`}</Button>
            <Button
              size="small"
              look="quiet"
              onClick={() => setRemoving(address)}
              aria-label={t`Delete ${address.displayName}`}
            >{t`Delete`}</Button>
          </li>
        ))}
      </AddressRows>
      <AddressDialog
        isOpen={editing !== undefined}
        onClose={() => setEditing(undefined)}
        address={editing === 'new' ? undefined : editing}
        onSaved={() => showToast(t`The address is saved`)}
      />
      <ConfirmDialog
        title={t`Delete ${removing?.displayName ?? ''}?`}
        confirmText={t`Delete address`}
        isDanger
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onConfirm={async () => {
          await remove.mutateAsync(removing?.id ?? '');
          showToast(t`${removing?.displayName ?? ''} is deleted`);
        }}
        linkOf={({ id }) => `/company/subscription/edit/${id}`}
      >
        <Trans>
          Orders keep the address they were made with. An address that an open subscription uses cannot be deleted.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

function lineOf(address: CompanyAddress, locale: string): string {
  const { name, att, addressLine1, addressLine2, zipCode, city, state, country } = address;
  const lines = [name, att, addressLine1, addressLine2, `${zipCode} ${city}`, state, countryName(country, locale)];
  return lines.filter(Boolean).join(', ');
}
