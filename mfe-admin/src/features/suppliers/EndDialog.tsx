import { Trans, useLingui } from '@lingui/react/macro';
import type { Supplier } from '@portal/contract/suppliers';
import { useQuery } from '@portal/shared-ui';
import { supplierOverviewOf } from '../../shared/overviews.api.ts';
import { TouchedDialog } from '../../shared/TouchedDialog.tsx';

/** What ends: the access of its users, or its being a reseller. */
export type Ending = 'blocked' | 'no-reseller';

type Asking = {
  supplier: Supplier;
  ending: Ending | undefined;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

/** Asks before a supplier is blocked or loses its flag, with the people and orders of the companies it serves. */
export function EndDialog({ supplier, ending, onClose, onConfirm }: Asking) {
  const { t } = useLingui();
  const counts = useQuery({ ...supplierOverviewOf(supplier.id), enabled: ending !== undefined });
  const { name, companies } = supplier;
  const isBlocked = ending === 'blocked';
  return (
    <TouchedDialog
      title={isBlocked ? t`Block ${name}?` : t`${name} is no longer a reseller?`}
      confirmText={isBlocked ? t`Block supplier` : t`Take the flag away`}
      counts={counts}
      isOpen={ending !== undefined}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>
        {isBlocked ? (
          <Trans>
            Its own users cannot log in until you unblock it, so nobody ships its orders. The people above are those of
            its {companies} companies; they keep their access.
          </Trans>
        ) : (
          <Trans>
            Its {companies} companies lose its theme, logo and support address at their next page, and it can no longer
            assign catalogs. Orders that exist continue.
          </Trans>
        )}
      </p>
    </TouchedDialog>
  );
}
