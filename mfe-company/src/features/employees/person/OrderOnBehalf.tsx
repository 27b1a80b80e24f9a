import { Trans, useLingui } from '@lingui/react/macro';
import type { Employee } from '@portal/contract/employee-rows';
import { Button, Plus, useQuery } from '@portal/shared-ui';
import { Menu } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { ProposeDialog } from '../../../shared/proposals/ProposeDialog.tsx';
import { subscriptionDetail } from '../../../shared/subscriptions.api.ts';
import { personSubscriptions } from './person.api.ts';

/**
 * Proposes an order in one of the open subscriptions that the person is invited to (DECISIONS 22). Not there when there
 * is none.
 */
export function OrderOnBehalf({ employee: { id, name, status } }: { employee: Employee }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  const open = useQuery(personSubscriptions(id)).data?.data ?? [];
  const subscription = useQuery({ ...subscriptionDetail(chosen), enabled: chosen !== '' }).data?.data;
  const [only] = open;
  if (status === 'BLOCKED' || !only) return null;
  return (
    <>
      {open.length === 1 ? (
        <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={() => setChosen(only.id)}>
          {t`Order on behalf`}
        </Button>
      ) : (
        <Menu
          label={t`Order on behalf`}
          look="primary"
          entries={open.map(({ id: key, subscriptionName }) => ({
            key,
            label: subscriptionName,
            onAction: () => setChosen(key),
          }))}
        >
          <Plus aria-hidden="true" />
          <Trans>Order on behalf</Trans>
        </Menu>
      )}
      {subscription && chosen !== '' && (
        <ProposeDialog subscription={subscription} employee={{ employeeId: id, name }} onClose={() => setChosen('')} />
      )}
    </>
  );
}
