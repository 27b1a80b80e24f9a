import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeRow } from '@portal/contract/employee-rows';
import { Button, Fixed, Link, Note, Skeleton, useQuery } from '@portal/shared-ui';
import { Dialog, FailedQuery } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Proposal } from '../../../shared/proposals/ProposeDialog.tsx';
import { subscriptionDetail } from '../../../shared/subscriptions.api.ts';
import { personSubscriptions } from './person.api.ts';

const Stack = styled.div`display: grid; gap: var(--s-3);`;

type OrderForPersonProps = { employee: Pick<EmployeeRow, 'id' | 'name'>; onClose: () => void };

/** Proposes an order to a person of the list, in the subscription that is open to them; of several, one is chosen. */
export function OrderForPerson({ employee: { id, name }, onClose }: OrderForPersonProps) {
  const { t } = useLingui();
  const [picked, setPicked] = useState('');
  const found = useQuery(personSubscriptions(id));
  const open = found.data?.data ?? [];
  const chosen = open.length === 1 ? (open[0]?.id ?? '') : picked;
  const one = useQuery({ ...subscriptionDetail(chosen), enabled: chosen !== '' });
  const subscription = one.data?.data;
  const failed = [found, one].find(({ error }) => error);
  return (
    <Dialog title={<Trans>Propose an order to {name}</Trans>} isOpen width={560} onClose={onClose}>
      <Stack>
        {failed && <FailedQuery label={t`Subscriptions`} error={failed.error} onRetry={failed.refetch} />}
        {subscription && chosen !== '' && (
          <Proposal subscription={subscription} employee={{ employeeId: id, name }} onClose={onClose} />
        )}
        {!failed && !subscription && (found.isPending || chosen !== '') && <Skeleton height={120} />}
        {found.data && open.length === 0 && (
          <Note>
            <Trans>{name} is not invited to a subscription that is open.</Trans>{' '}
            <Link to="/company/subscription">{t`Subscriptions`}</Link>
          </Note>
        )}
        {chosen === '' && open.length > 1 && (
          <>
            <p>
              <Trans>{name} is invited to several subscriptions. Which one is the order for?</Trans>
            </p>
            {open.map(({ id: key, subscriptionName }) => (
              <Button key={key} onClick={() => setPicked(key)}>
                <Fixed>{subscriptionName}</Fixed>
              </Button>
            ))}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
