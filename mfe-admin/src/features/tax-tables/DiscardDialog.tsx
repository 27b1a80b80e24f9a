import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxDraft } from '@portal/contract/tax-tables';
import { showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useDiscardTaxDraft } from './tax-tables.api.ts';

type Props = { draft: TaxDraft | undefined; onClose: () => void; onGone: () => void };

/** Asks before a draft is thrown away. */
export function DiscardDialog({ draft, onClose, onGone }: Props) {
  const { t } = useLingui();
  const discard = useDiscardTaxDraft();
  return (
    <ConfirmDialog
      title={t`Discard the draft?`}
      confirmText={t`Discard draft`}
      isDanger
      isOpen={draft !== undefined}
      onClose={onClose}
      onConfirm={async () => {
        await discard.mutateAsync(draft?.id ?? '');
        showToast(t`The draft is discarded`);
        onGone();
      }}
    >
      <p>
        <Trans>What was typed is gone. Published rates stay as they are.</Trans>
      </p>
    </ConfirmDialog>
  );
}
