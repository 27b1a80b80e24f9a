import { Trans, useLingui } from '@lingui/react/macro';
import { TemporaryPasswordFields } from '@portal/accounts';
import { EmployeeForm } from '@portal/contract/employee-forms';
import type { Employee } from '@portal/contract/employee-rows';
import { Button, Day, showToast, useQuery } from '@portal/shared-ui';
import { useEditing, useFormDraft, useSchemaForm } from '@portal/shared-ui/forms';
import { Drawer, FailedQuery } from '@portal/shared-ui/kit';
import { employeeDetail } from '../../shared/employees.api.ts';
import { companySettings } from '../../shared/settings.api.ts';
import { ExitLine } from './employee-style.ts';
import { blankEmployee, NewEmployee, valuesOf } from './employee-values.ts';
import { EmployeeFields } from './EmployeeFields.tsx';
import { useChangeEmployee, useCreateEmployee } from './employees.api.ts';

const passwordNames = { password: 'password', passwordAgain: 'passwordAgain' } as const;

/** `employee`: an id, `new`, or null for a closed drawer. The address holds it, so Back closes the drawer. */
export function EmployeeDrawer({
  employee,
  onClose,
  onExit,
}: {
  employee: string | null;
  onClose: () => void;
  onExit: (id: string) => void;
}) {
  const { t } = useLingui();
  const isNew = employee === 'new';
  const query = useQuery({ ...employeeDetail(employee ?? ''), enabled: employee !== null && !isNew });
  const found = isNew ? undefined : query.data?.data;
  return (
    <Drawer title={isNew ? t`Add employee` : (found?.name ?? t`Employee`)} isOpen={employee !== null} onClose={onClose}>
      {isNew && <AddEmployee onClose={onClose} />}
      {!isNew && query.error && <FailedQuery label={t`The employee`} error={query.error} onRetry={query.refetch} />}
      {found && <EditEmployee key={found.id} employee={found} onClose={onClose} onExit={() => onExit(found.id)} />}
    </Drawer>
  );
}

function AddEmployee({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const allowed = useAllowed();
  const form = useSchemaForm(NewEmployee, blankEmployee);
  const draft = useFormDraft('employee', form);
  const create = useCreateEmployee();
  const save = async ({ password, passwordAgain: _same, ...values }: NewEmployee) => {
    const { data } = await create.mutateAsync(password === '' ? values : { ...values, password });
    const { name } = data;
    showToast(t`${name} is added`);
    onClose();
  };
  return (
    <EmployeeFields
      form={form}
      draft={draft}
      onSubmit={save}
      allowed={allowed}
      access={<TemporaryPasswordFields form={form} names={passwordNames} />}
      saveText={t`Add employee`}
      onCancel={onClose}
    />
  );
}

function EditEmployee({ employee, onClose, onExit }: { employee: Employee; onClose: () => void; onExit: () => void }) {
  const { t } = useLingui();
  const allowed = useAllowed();
  const form = useSchemaForm(EmployeeForm, valuesOf(employee));
  const editing = useEditing(form, {
    row: employee,
    toValues: valuesOf,
    newest: employeeDetail(employee.id),
    send: useChangeEmployee(employee.id).mutateAsync,
  });
  const save = async (values: EmployeeForm) => {
    if (await editing.save(values)) showToast(t`The employee is saved`);
    onClose();
  };
  return (
    <>
      <ExitLine>
        <span>
          {employee.exitDate ? (
            <Trans>
              Leaves <Day value={employee.exitDate} />.
            </Trans>
          ) : (
            t`No exit date is set.`
          )}
        </span>
        <Button size="small" onClick={onExit}>
          {employee.exitDate ? t`Change exit date` : t`Set exit date`}
        </Button>
      </ExitLine>
      <EmployeeFields
        form={form}
        onSubmit={save}
        conflict={editing.conflict}
        allowed={allowed}
        hasLogin={employee.status !== 'PENDING'}
        saveText={t`Save employee`}
        onCancel={onClose}
      />
    </>
  );
}

/** Which personal data the company keeps (RULES 5: off unless switched on). */
function useAllowed() {
  const settings = useQuery(companySettings()).data?.data;
  return { birthday: settings?.employeeBirthday ?? false, gender: settings?.employeeGender ?? false };
}
