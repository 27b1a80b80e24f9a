import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OrderFile } from '@portal/contract/order-files';
import { Instant, Note, showToast, useMutation } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';

type ResendOrderFileProps = { file: OrderFile; onClose: () => void; resend: (file: OrderFile) => Promise<unknown> };

/** Asks before a supplier is mailed the same file once more: which orders, and that they may be shipped twice. */
export function ResendOrderFile({ file, onClose, resend }: ResendOrderFileProps) {
  const { t } = useLingui();
  const run = useMutation({ mutationFn: resend, meta: { form: true } });
  const { fileName, supplierName, orderCount, sentAt } = file;
  return (
    <ConfirmDialog
      title={t`Send ${fileName} to ${supplierName} again?`}
      confirmText={t`Send again`}
      isOpen
      onClose={onClose}
      onConfirm={async () => {
        await run.mutateAsync(file);
        showToast(t`${fileName} is sent again`);
      }}
    >
      <p>
        <Plural
          value={orderCount}
          one="A mail with the same file goes to the supplier at once: # order."
          other="A mail with the same file goes to the supplier at once: # orders."
        />
      </p>
      {sentAt && (
        <Note tone="warn">
          <Trans>
            It was sent on <Instant value={sentAt} />. Make sure that nothing is delivered twice.
          </Trans>
        </Note>
      )}
    </ConfirmDialog>
  );
}
