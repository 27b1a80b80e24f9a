import { Trans, useLingui } from '@lingui/react/macro';
import type { SupplierRow } from '@portal/contract/suppliers';
import { BookOpen, useNavigate, Users } from '@portal/shared-ui';
import { Menu, Pencil, Trash2 } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { RemoveDialog } from '../../shared/RemoveDialog.tsx';
import { useRemoveSupplier } from './suppliers.api.ts';

export function SupplierRowMenu({ supplier: { id, name } }: { supplier: SupplierRow }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = useRemoveSupplier();
  return (
    <>
      <Menu
        label={t`Actions for ${name}`}
        entries={[
          { key: 'edit', label: t`Edit`, icon: Pencil, onAction: () => navigate(`/admin/suppliers/${id}/edit`) },
          {
            key: 'admins',
            label: t`Administrators`,
            icon: Users,
            onAction: () => navigate(`/admin/suppliers/${id}/admins`),
          },
          {
            key: 'catalogs',
            label: t`Catalogs`,
            icon: BookOpen,
            onAction: () => navigate(`/admin/suppliers/${id}/catalogs`),
          },
          {
            key: 'remove',
            label: t`Delete`,
            icon: Trash2,
            isDanger: true,
            startsGroup: true,
            onAction: () => setIsRemoving(true),
          },
        ]}
      />
      <RemoveDialog
        name={name}
        isOpen={isRemoving}
        onClose={() => setIsRemoving(false)}
        onRemove={() => remove.mutateAsync(id)}
      >
        <Trans>
          Its users are signed out and its catalogs are no longer offered. Companies and orders stay. While orders wait
          for it, it cannot be deleted.
        </Trans>
      </RemoveDialog>
    </>
  );
}
