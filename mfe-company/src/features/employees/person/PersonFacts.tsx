import { useLingui } from '@lingui/react/macro';
import type { Employee } from '@portal/contract/employee-rows';
import { Button, Card, Day, employeeRoleLabels, Fixed, Instant, Link, useQuery } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { Fragment } from 'react';
import { useExitReasonLabels } from '../employee-labels.ts';
import { personSubscriptions } from './person.api.ts';

export function PersonFacts({ employee, onEdit }: { employee: Employee; onEdit: () => void }) {
  const { t, i18n } = useLingui();
  const reasons = useExitReasonLabels();
  const subscriptions = useQuery(personSubscriptions(employee.id)).data?.data;
  const { exitDate, exitReason, addressLine1, addressLine2, zipCode, city, lastSuccessfulLogin, invitedAt } = employee;
  const address = [addressLine1, addressLine2, `${zipCode} ${city}`.trim()].filter(Boolean).join(', ');
  return (
    <Card title={t`Details`} actions={<Button size="small" onClick={onEdit}>{t`Edit`}</Button>}>
      <DescriptionList
        facts={[
          { key: 'number', label: t`Number`, value: employee.employNo },
          { key: 'department', label: t`Department`, value: employee.department },
          { key: 'email', label: t`E-mail`, value: employee.email },
          { key: 'phone', label: t`Phone`, value: employee.phone },
          { key: 'address', label: t`Address`, value: address },
          { key: 'role', label: t`Role`, value: i18n._(employeeRoleLabels[employee.role]) },
          { key: 'exit', label: t`Exit date`, value: exitDate ? <Day value={exitDate} /> : t`None` },
          { key: 'reason', label: t`Reason`, value: exitDate && exitReason && reasons[exitReason] },
          { key: 'private', label: t`Private e-mail`, value: employee.emailPrivate },
          { key: 'privatePhone', label: t`Private phone`, value: employee.phonePrivate },
          { key: 'invited', label: t`Invited`, value: invitedAt && <Instant value={invitedAt} /> },
          { key: 'login', label: t`Last login`, value: lastSuccessfulLogin && <Instant value={lastSuccessfulLogin} /> },
          {
            key: 'subscriptions',
            label: t`Open subscriptions`,
            value:
              subscriptions &&
              subscriptions.length > 0 &&
              subscriptions.map(({ id, subscriptionName }, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <Link to={`/company/subscription/edit/${id}`}>
                    <Fixed>{subscriptionName}</Fixed>
                  </Link>
                </Fragment>
              )),
          },
          { key: 'note', label: t`Note`, value: employee.note },
        ]}
      />
    </Card>
  );
}
