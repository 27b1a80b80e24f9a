import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '@portal/shared-ui/kit';

type BlockAdministratorProps = {
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

/** Asks before a role is closed to its person, in the list and in the form. */
export function BlockAdministrator({ name, ...asking }: BlockAdministratorProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog title={t`Block ${name}?`} confirmText={t`Block`} isDanger {...asking}>
      <p>
        <Trans>The next thing {name} does here is refused. Other roles of the same person stay open.</Trans>
      </p>
    </ConfirmDialog>
  );
}
