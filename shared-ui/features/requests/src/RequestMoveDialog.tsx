import { useLingui } from '@lingui/react/macro';
import { line } from '@portal/contract/endpoint';
import type { RequestStatus } from '@portal/contract/request-status';
import { showToast } from '@portal/shared-ui';
import { Fields, Form, SaveActions, TextField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import * as v from 'valibot';
import { moveLabels } from './request-labels.ts';

type RequestMoveDialogProps = {
  to: RequestStatus;
  onClose: () => void;
  /** PAID asks for the number of the payment where one is kept */
  asksPayment?: boolean;
  move: (body: { to: RequestStatus; reason: string; transactionId: string }) => Promise<unknown>;
};

const needed = v.pipe(line(500), v.nonEmpty('required'));
const plain = v.object({ reason: line(500), transactionId: line(100) });
const reasoned = v.object({ reason: needed, transactionId: line(100) });
const paid = v.object({ reason: line(500), transactionId: v.pipe(line(100), v.nonEmpty('required')) });

/**
 * Asks before a request is moved, and for what the move needs: a reason that the employee reads, the number of the
 * payment.
 */
export function RequestMoveDialog({ to, onClose, asksPayment = false, move }: RequestMoveDialogProps) {
  const { t, i18n } = useLingui();
  const isPaid = to === 'PAID' && asksPayment;
  const form = useSchemaForm(to === 'REJECTED' ? reasoned : isPaid ? paid : plain, { reason: '', transactionId: '' });
  const title = i18n._(moveLabels[to]);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form
        form={form}
        onSubmit={async (values) => {
          await move({ to, ...values });
          showToast(t`The request was changed`);
          onClose();
        }}
      >
        <Fields>
          {isPaid ? (
            <TextField form={form} name="transactionId" label={t`Transaction ID`} autoComplete="off" />
          ) : (
            <TextField
              form={form}
              name="reason"
              label={to === 'REJECTED' ? t`Reason` : t`Message`}
              hint={t`The employee reads it.`}
              isOptional={to !== 'REJECTED'}
              autoComplete="off"
            />
          )}
          <SaveActions
            save={title}
            look={to === 'REJECTED' ? 'danger' : 'primary'}
            cancel={onClose}
            busy={form.formState.isSubmitting}
          />
        </Fields>
      </Form>
    </Dialog>
  );
}
