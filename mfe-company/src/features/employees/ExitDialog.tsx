import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@portal/shared-ui';
import { Dialog, FailedQuery } from '@portal/shared-ui/kit';
import { employeeDetail } from '../../shared/employees.api.ts';
import { ExitStack } from './exit-style.ts';
import { ExitForm } from './ExitForm.tsx';
import { ExitRequests } from './ExitRequests.tsx';

/** Leaving the company: what it means for each order, before it is saved and after. `employeeId` null is closed. */
export function ExitDialog({ employeeId, onClose }: { employeeId: string | null; onClose: () => void }) {
  const { t } = useLingui();
  const query = useQuery({ ...employeeDetail(employeeId ?? ''), enabled: employeeId !== null });
  const employee = employeeId === null ? undefined : query.data?.data;
  const name = employee?.name ?? t`The employee`;
  return (
    <Dialog title={t`Exit date for ${name}`} isOpen={employeeId !== null} onClose={onClose} width={680}>
      {query.error && <FailedQuery label={t`The employee`} error={query.error} onRetry={query.refetch} />}
      {employee && (
        <ExitStack>
          <ExitRequests employee={employee} />
          <ExitForm key={employee.version} employee={employee} onClose={onClose} />
        </ExitStack>
      )}
    </Dialog>
  );
}
