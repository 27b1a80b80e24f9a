import { Trans } from '@lingui/react/macro';
import { useQuery } from '@portal/shared-ui';
import { companySettings } from '../../shared/settings.api.ts';

/** What of a person the order file carries (DECISIONS 45): a parcel needs it, and a company may leave two facts out. */
export function SupplierSees() {
  const settings = useQuery(companySettings()).data?.data;
  if (!settings) return null;
  return settings.supplierContact ? (
    <Trans>
      With an order the supplier gets the employee’s name, delivery address, phone, work e-mail and note, because
      parcels need them, and nothing about pay. Phone and e-mail can be left out under Settings.
    </Trans>
  ) : (
    <Trans>
      With an order the supplier gets the employee’s name, delivery address and note, and nothing about pay. Phone and
      work e-mail are left out, as chosen under Settings.
    </Trans>
  );
}
