import { useLingui } from '@lingui/react/macro';
import type { OrderFile } from '@portal/contract/order-files';
import { Button, Field, Input, showToast, Stack, useMutation } from '@portal/shared-ui';
import { Dialog, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';

type RenameOrderFileProps = {
  file: OrderFile | undefined;
  onClose: () => void;
  rename: (file: OrderFile, customName: string) => Promise<void>;
};

/** Gives an order file a name of one's own; the supplier's copy keeps the name it was sent under. */
export function RenameOrderFile({ file, onClose, rename }: RenameOrderFileProps) {
  const { t } = useLingui();
  const [name, setName] = useState<string>();
  const run = useMutation({
    mutationFn: ({ of, to }: { of: OrderFile; to: string }) => rename(of, to),
    meta: { form: true },
    onSuccess: () => {
      showToast(t`The order file is renamed`);
      close();
    },
  });
  const close = () => {
    setName(undefined);
    run.reset();
    onClose();
  };
  const value = name ?? file?.customName ?? '';
  return (
    <Dialog
      title={t`Rename order file`}
      isOpen={file !== undefined}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t`Cancel`}</Button>
          <Button
            look="primary"
            busy={run.isPending}
            onClick={() => file && run.mutate({ of: file, to: value.trim() })}
          >{t`Rename`}</Button>
        </>
      }
    >
      <Stack>
        <Refusal error={run.error} />
        <Field label={t`Name of the order file`} hint={t`Leave it empty for the usual name.`}>
          {(control) => (
            <Input {...control} value={value} maxLength={100} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
