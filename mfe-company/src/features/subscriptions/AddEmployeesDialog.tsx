import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@portal/contract/subscription-detail';
import type { EmployeePick } from '@portal/contract/subscription-draft';
import { showToast, useFormat, useQuery } from '@portal/shared-ui';
import { Form, SaveActions, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { MailConfirm } from '../../shared/MailConfirm.tsx';
import { EmployeePicker } from './EmployeePicker.tsx';
import { addedPreview, useAddParticipants } from './subscriptions.api.ts';
import { draftOf, stepSchemas } from './wizard-draft.ts';

type AddEmployeesProps = { subscription: Subscription; isOpen: boolean; onClose: () => void };

/** More people for a subscription that exists; allowed with orders too (SPEC 4). Asks before their mails leave. */
export function AddEmployeesDialog({ subscription, isOpen, onClose }: AddEmployeesProps) {
  const { t } = useLingui();
  const [picked, setPicked] = useState<EmployeePick>();
  const close = () => {
    setPicked(undefined);
    onClose();
  };
  if (isOpen && picked) return <InviteAdded subscription={subscription} picked={picked} onClose={close} />;
  return (
    <Dialog title={t`Add employees`} isOpen={isOpen} onClose={close} width={560}>
      <AddEmployeesForm subscription={subscription} onPicked={setPicked} onClose={close} />
    </Dialog>
  );
}

type AddEmployeesFormProps = {
  subscription: Subscription;
  onPicked: (picked: EmployeePick) => void;
  onClose: () => void;
};

function AddEmployeesForm({ subscription, onPicked, onClose }: AddEmployeesFormProps) {
  const { t } = useLingui();
  const form = useSchemaForm(stepSchemas.employees, draftOf(subscription));
  return (
    <Form form={form} onSubmit={({ employees }) => Promise.resolve(onPicked(employees))}>
      <EmployeePicker form={form} />
      <SaveActions save={t`Show whom it reaches`} cancel={onClose} />
    </Form>
  );
}

type InviteAddedProps = { subscription: Subscription; picked: EmployeePick; onClose: () => void };

function InviteAdded({
  subscription: { id, version, state, startDate, subscriptionName },
  picked,
  onClose,
}: InviteAddedProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  const add = useAddParticipants(id);
  return (
    <MailConfirm
      title={<Trans>Add employees to {subscriptionName}?</Trans>}
      why={
        state === 'ACTIVE' ? (
          t`They are invited at once. Mails cannot be recalled once they are sent.`
        ) : state === 'UPCOMING' ? (
          <Trans>They are invited on {day(startDate)}, when the subscription opens.</Trans>
        ) : (
          t`The subscription is not open: they are invited if it opens again.`
        )
      }
      query={useQuery(addedPreview(id, picked))}
      confirmText={(count) => plural(count, { one: 'Add # employee', other: 'Add # employees' })}
      onConfirm={async (seen) => {
        const { data } = await add.mutateAsync({ version, addedEmployees: picked, seen });
        showToast(plural(data.added, { one: '# employee is added', other: '# employees are added' }));
      }}
      onClose={onClose}
    />
  );
}
