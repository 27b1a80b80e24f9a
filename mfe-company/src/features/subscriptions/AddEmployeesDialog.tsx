import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Subscription } from '@portal/contract/subscription-detail';
import { Button, showToast } from '@portal/shared-ui';
import { Dialog, Form, FormActions, useSchemaForm } from '@portal/shared-ui/kit';
import { EmployeePicker } from './EmployeePicker.tsx';
import { useChangeSubscription } from './subscriptions.api.ts';
import { draftOf, stepSchemas, type WizardDraft } from './wizard-draft.ts';

type AddEmployeesProps = { subscription: Subscription; isOpen: boolean; onClose: () => void };

/** More people for a subscription that exists; allowed with orders too (SPEC 4). */
export function AddEmployeesDialog({ subscription, isOpen, onClose }: AddEmployeesProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Add employees`} isOpen={isOpen} onClose={onClose} width={560}>
      <AddEmployeesForm subscription={subscription} onClose={onClose} />
    </Dialog>
  );
}

function AddEmployeesForm({ subscription, onClose }: Omit<AddEmployeesProps, 'isOpen'>) {
  const { t } = useLingui();
  const form = useSchemaForm(stepSchemas.employees, draftOf(subscription));
  const change = useChangeSubscription(subscription.id);
  const add = async ({ employees }: WizardDraft) => {
    const { data } = await change.mutateAsync({ version: subscription.version, addedEmployees: employees });
    showToast(plural(data.added, { one: '# employee is added', other: '# employees are added' }));
    onClose();
  };
  return (
    <Form form={form} onSubmit={add}>
      <EmployeePicker form={form} />
      <FormActions>
        <Button type="submit" look="primary" busy={form.formState.isSubmitting}>{t`Add to the subscription`}</Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </FormActions>
    </Form>
  );
}
