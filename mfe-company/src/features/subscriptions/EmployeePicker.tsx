import { Plural, useLingui } from '@lingui/react/macro';
import { Button, Fixed, IconButton, Surface, useQueries, useQuery, X } from '@portal/shared-ui';
import { useWatch } from '@portal/shared-ui/forms';
import { AsyncSelect, Checkbox, Switch } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { departmentList, employeeDetail, employeesKey, findEmployees } from '../../shared/employees.api.ts';
import { Chips } from './picker-style.ts';
import type { SubscriptionFieldsProps, SubscriptionForm } from './subscription-form.ts';
import { MonthChoices } from './term-style.ts';

/** All employees, whole departments, or people by name (UX 1.2). */
export function EmployeePicker({ form }: SubscriptionFieldsProps) {
  const { t } = useLingui();
  const pick = useWatch({ control: form.control, name: 'employees' });
  const departments = useQuery(departmentList()).data?.data ?? [];
  const set = (change: Partial<typeof pick>) =>
    form.setValue('employees', { ...pick, ...change }, { shouldDirty: true });
  const toggle = (department: string, isOn: boolean) =>
    set({
      departments: isOn ? [...pick.departments, department] : pick.departments.filter((one) => one !== department),
    });
  return (
    <>
      <Switch
        label={t`All employees`}
        hint={t`Everybody who is in the company today.`}
        checked={pick.everyone}
        onChange={(event) => set({ everyone: event.target.checked })}
      />
      {!pick.everyone && departments.length > 0 && (
        <Surface>
          <MonthChoices>
            <legend>{t`Whole departments`}</legend>
            {departments.map(({ department, employees }) => (
              <Checkbox
                key={department}
                label={`${department} (${employees})`}
                checked={pick.departments.includes(department)}
                onChange={(event) => toggle(department, event.target.checked)}
              />
            ))}
          </MonthChoices>
        </Surface>
      )}
      {!pick.everyone && <NamedPeople form={form} />}
    </>
  );
}

const namedAtMost = 20;

function NamedPeople({ form }: { form: SubscriptionForm }) {
  const { t } = useLingui();
  const pick = useWatch({ control: form.control, name: 'employees' });
  const [isSearching, setIsSearching] = useState(false);
  const set = (employeeIds: string[]) => form.setValue('employees', { ...pick, employeeIds }, { shouldDirty: true });
  const shown = pick.employeeIds.slice(0, namedAtMost);
  const names = useQueries({ queries: shown.map((id) => employeeDetail(id)) }).map(({ data }) => data?.data.name);
  const hidden = pick.employeeIds.length - shown.length;
  return (
    <div>
      <AsyncSelect
        label={t`Add by name, number or e-mail`}
        value={null}
        queryKey={[...employeesKey, 'picker']}
        load={(q, signal) => findEmployees(q, signal)}
        onChange={(option) => option && !pick.employeeIds.includes(option.id) && set([...pick.employeeIds, option.id])}
        key={isSearching ? 'again' : 'first'}
      />
      <Chips aria-label={t`Chosen by name`}>
        {shown.map((id, index) => {
          const name = names[index] ?? '…';
          return (
            <li key={id}>
              <Fixed>{name}</Fixed>
              <IconButton
                size="small"
                label={t`Remove ${name}`}
                icon={<X aria-hidden="true" />}
                onClick={() => set(pick.employeeIds.filter((one) => one !== id))}
              />
            </li>
          );
        })}
        {hidden > 0 && (
          <li>
            <Plural value={hidden} one="and # more" other="and # more" />
          </li>
        )}
      </Chips>
      {pick.employeeIds.length > 1 && (
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            set([]);
            setIsSearching(!isSearching);
          }}
        >
          {t`Remove all chosen by name`}
        </Button>
      )}
    </div>
  );
}
