import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, Button, Field, Input, showToast, Stack, useMutation, fieldMessage } from '@portal/shared-ui';
import { Dialog, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';

export type CorrectableOrder = {
  orderId: string;
  orderNumber: number;
  serialNumber: string | null;
  tracking: string;
  version: number;
};
type Correction = { serialNumber?: string; tracking?: string; version: number };

type CorrectSerialProps = {
  order: CorrectableOrder | undefined;
  onClose: () => void;
  correct: (orderId: string, change: Correction) => Promise<void>;
};

/**
 * Corrects serial number and tracking of a shipped order; only what changed is sent, the history keeps the old number.
 */
export function CorrectSerial({ order, onClose, correct }: CorrectSerialProps) {
  const { t } = useLingui();
  const [serial, setSerial] = useState<string>();
  const [tracking, setTracking] = useState<string>();
  const run = useMutation({
    mutationFn: ({ orderId, change }: { orderId: string; change: Correction }) => correct(orderId, change),
    meta: { form: true },
    onSuccess: () => {
      showToast(t`Order ${order?.orderNumber ?? ''} is corrected`);
      close();
    },
  });
  const close = () => {
    setSerial(undefined);
    setTracking(undefined);
    run.reset();
    onClose();
  };
  const save = () => {
    if (!order) return;
    const change = {
      ...(serial !== undefined && serial !== (order.serialNumber ?? '') ? { serialNumber: serial } : {}),
      ...(tracking !== undefined && tracking.trim() !== order.tracking ? { tracking: tracking.trim() } : {}),
    };
    if (Object.keys(change).length === 0) return close();
    run.mutate({ orderId: order.orderId, change: { ...change, version: order.version } });
  };
  const key = run.error ? ApiError.from(run.error).key : undefined;
  const isSerial =
    key !== undefined &&
    ['serial-number-required', 'invalid-serial-number', 'serial-number-already-used', 'too-long'].includes(key);
  return (
    <Dialog
      title={<Trans>Correct order {order?.orderNumber}</Trans>}
      isOpen={order !== undefined}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t`Cancel`}</Button>
          <Button look="primary" busy={run.isPending} onClick={save}>{t`Save`}</Button>
        </>
      }
    >
      <Stack>
        {!isSerial && <Refusal error={run.error} />}
        <Field
          label={t`SN/IMEI`}
          hint={t`The history keeps the old number.`}
          error={isSerial ? fieldMessage(ApiError.from(run.error)) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={serial ?? order?.serialNumber ?? ''}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setSerial(event.target.value)}
            />
          )}
        </Field>
        <Field label={t`Tracking`} optional={t`(optional)`}>
          {(control) => (
            <Input
              {...control}
              value={tracking ?? order?.tracking ?? ''}
              maxLength={200}
              onChange={(event) => setTracking(event.target.value)}
            />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
