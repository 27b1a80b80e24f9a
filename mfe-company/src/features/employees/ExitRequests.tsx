import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Employee } from '@portal/contract/employee-rows';
import { waitingRequestFacts } from '@portal/contract/seen-acts';
import { Button, Day, Money, showToast, useQuery } from '@portal/shared-ui';
import { FormActions } from '@portal/shared-ui/forms';
import { ConfirmDialog, FailedQuery, Refusal, RequestStatusBadge, Send, Undo2 } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { RequestList } from './exit-style.ts';
import { employeeExit, useSendExit, useWithdrawExit } from './exit.api.ts';

/** The exit that is set, what became of its requests, and the two ways on: send what waits, or take it back. */
export function ExitRequests({ employee }: { employee: Employee }) {
  const { t } = useLingui();
  const query = useQuery(employeeExit(employee.id));
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [send, withdraw] = [useSendExit(employee.id), useWithdrawExit(employee.id)];
  const { name, exitDate } = employee;
  if (query.error)
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
      <Refusal error={failure} />
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
            <Button
              icon={<Send aria-hidden="true" />}
              busy={send.isPending}
              onClick={() =>
                void send.mutateAsync({ seen: waitingRequestFacts({ requests }) }).then(() => {
                  setFailure(undefined);
                  showToast(t`The requests are sent`);
                }, setFailure)
              }
            >
              <Plural value={waiting} one="Send # request now" other="Send # requests now" />
            </Button>
          )}
          <Button icon={<Undo2 aria-hidden="true" />} onClick={() => setIsAsked(true)}>{t`Withdraw exit`}</Button>
        </FormActions>
      )}
      <ConfirmDialog
        title={t`Withdraw the exit of ${name}?`}
        confirmText={t`Withdraw exit`}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
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
