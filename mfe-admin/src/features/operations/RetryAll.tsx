import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';

type Props = {
  /** as many as are shown; the server takes all */
  count: number;
  what: 'mails' | 'jobs';
  retry: () => Promise<{ data: { retried: number } }>;
};

/** Starts everything again that got stuck, after a question. */
export function RetryAll({ count, what, retry }: Props) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const confirm = async () => {
    const { data } = await retry();
    showToast(t`${data.retried} started again`);
  };
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        <Trans>Try all {count} again</Trans>
      </Button>
      <ConfirmDialog
        title={what === 'mails' ? t`Try all mails again?` : t`Start all failed jobs again?`}
        confirmText={t`Try all again`}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={confirm}
      >
        <p>
          {what === 'mails' ? (
            <Plural
              value={count}
              one="One mail leaves now if the mail server takes it, and else is tried for another 72 hours."
              other="All # mails leave now if the mail server takes them, and else are tried for another 72 hours."
            />
          ) : (
            t`What was done is not done twice. Imports are started again on their own page.`
          )}
        </p>
      </ConfirmDialog>
    </>
  );
}
