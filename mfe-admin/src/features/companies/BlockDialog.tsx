import { Trans, useLingui } from '@lingui/react/macro';
import type { Company } from '@portal/contract/companies';
import { useQuery } from '@portal/shared-ui';
import { companyOverviewOf } from '../../shared/overviews.api.ts';
import { TouchedDialog } from '../../shared/TouchedDialog.tsx';

type Asking = { company: Company; isOpen: boolean; onClose: () => void; onConfirm: () => Promise<unknown> };

/** Asks before a company is blocked, with how many people and orders that touches. */
export function BlockDialog({ company, ...dialog }: Asking) {
  const { t } = useLingui();
  const counts = useQuery({ ...companyOverviewOf(company.id), enabled: dialog.isOpen });
  const name = company.company_name;
  return (
    <TouchedDialog title={t`Block ${name}?`} confirmText={t`Block company`} counts={counts} {...dialog}>
      <p>
        <Trans>
          Nobody there can log in until you unblock it, and no salary file is made by itself meanwhile. Orders that
          exist continue.
        </Trans>
      </p>
    </TouchedDialog>
  );
}
