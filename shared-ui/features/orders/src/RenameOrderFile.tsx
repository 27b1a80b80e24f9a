import { useLingui } from '@lingui/react/macro';
import type { OrderFile } from '@portal/contract/order-files';
import { ApiError, Button, Field, Input, messageOf, Note, showToast, Stack, useMutation } from '@portal/shared-ui';
import { Dialog } from '@portal/shared-ui/kit';
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
    meta: { inline: true },
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
        {run.error && <Note tone="danger">{messageOf(ApiError.from(run.error).key)}</Note>}
        <Field label={t`Name of the order file`} hint={t`Leave it empty for the usual name.`}>
          {(control) => (
            <Input {...control} value={value} maxLength={100} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
