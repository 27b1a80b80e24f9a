import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Employee } from '@portal/contract/employee-rows';
import { waitingRequestFacts } from '@portal/contract/seen-acts';
import { Button, Day, Fixed, Money, showToast, useQuery } from '@portal/shared-ui';
import { FormActions } from '@portal/shared-ui/forms';
import { ConfirmDialog, FailedQuery, RequestStatusBadge, Send, Undo2 } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { RequestList } from './exit-style.ts';
import { employeeExit, useSendExit, useWithdrawExit } from './exit.api.ts';

/** The exit that is set, what became of its requests, and the two ways on: send what waits, or take it back. */
export function ExitRequests({ employee }: { employee: Employee }) {
  const { t } = useLingui();
  const query = useQuery(employeeExit(employee.id));
  const [asked, setAsked] = useState<'send' | 'withdraw'>();
  const close = () => setAsked(undefined);
  const [send, withdraw] = [useSendExit(employee.id), useWithdrawExit(employee.id)];
  const { name, exitDate } = employee;
  if (query.error && !query.data)
    return <FailedQuery label={t`The pay-in-full requests`} error={query.error} onRetry={query.refetch} />;
  const requests = query.data?.data.requests ?? [];
  const waiting = requests.filter(({ status }) => status === 'PENDING').length;
  if (exitDate === null && requests.length === 0) return null;
  return (
    <section aria-label={t`The exit that is set`}>
      {exitDate && (
        <p>
          <Trans>
            Leaves <Day value={exitDate} />.
          </Trans>
        </p>
      )}
      <RequestList>
        {requests.map(({ id, productName, orderNumber, total, status }) => (
          <li key={id}>
            <span>
              <Trans>
                {productName}, order {orderNumber}
              </Trans>
            </span>
            <span>
              <Money value={total} />
            </span>
            <RequestStatusBadge status={status} />
          </li>
        ))}
      </RequestList>
      {exitDate && (
        <FormActions>
          {waiting > 0 && (
            <Button icon={<Send aria-hidden="true" />} onClick={() => setAsked('send')}>
              <Plural value={waiting} one="Send # request now" other="Send # requests now" />
            </Button>
          )}
          <Button icon={<Undo2 aria-hidden="true" />} onClick={() => setAsked('withdraw')}>{t`Withdraw exit`}</Button>
        </FormActions>
      )}
      <ConfirmDialog
        title={t`Send ${name} what is to be paid?`}
        confirmText={t`Send to ${name}`}
        isOpen={asked === 'send'}
        onClose={close}
        onConfirm={async () => {
          await send.mutateAsync({ seen: waitingRequestFacts({ requests }) });
          showToast(t`The requests are sent`);
        }}
      >
        <p>
          <Plural
            value={waiting}
            one="A mail with # pay-in-full request leaves at once."
            other="Mails with # pay-in-full requests leave at once."
          />{' '}
          <Trans>They cannot be recalled.</Trans>
        </p>
        <RequestList>
          {requests
            .filter(({ status }) => status === 'PENDING')
            .map(({ id, productName, total }) => (
              <li key={id}>
                <span>
                  <Fixed>{productName}</Fixed>
                </span>
                <span>
                  <Money value={total} />
                </span>
              </li>
            ))}
        </RequestList>
      </ConfirmDialog>
      <ConfirmDialog
        title={t`Withdraw the exit of ${name}?`}
        confirmText={t`Withdraw exit`}
        isOpen={asked === 'withdraw'}
        onClose={close}
        onConfirm={async () => {
          await withdraw.mutateAsync(employee.version);
          showToast(t`${name} stays`);
        }}
      >
        <Trans>Requests that are not paid are closed, and the draws that wait go on. What is paid stays paid.</Trans>
      </ConfirmDialog>
    </section>
  );
}
