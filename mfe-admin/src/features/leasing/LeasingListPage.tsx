import { useLingui } from '@lingui/react/macro';
import { LeasingList } from '@portal/leasing';
import { Button, LinkButton, Plus } from '@portal/shared-ui';
import { useState } from 'react';
import { useCompanyLeasing } from './leasing.api.ts';
import { PartnersDialog } from './PartnersDialog.tsx';

/** Leasing agreements of one company, with the dialog that keeps the leasing partners (DECISIONS 10). */
export default function LeasingListPage() {
  const { t } = useLingui();
  const { calls, crumbs } = useCompanyLeasing();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <LeasingList
        calls={calls}
        crumbs={crumbs}
        actions={<Button onClick={() => setIsOpen(true)}>{t`Leasing partners`}</Button>}
        createPath={`${calls.path}/create`}
        create={
          <LinkButton
            look="primary"
            to={`${calls.path}/create`}
            icon={<Plus aria-hidden="true" />}
          >{t`New agreement`}</LinkButton>
        }
      />
      <PartnersDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
