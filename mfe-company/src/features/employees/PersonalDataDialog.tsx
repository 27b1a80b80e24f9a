import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeRow } from '@portal/contract/employee-rows';
import { showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { downloadPersonalData } from './privacy.api.ts';

/** Everything that is held of one employee as a file, for the employee who asks for it (RULES 5). */
export function PersonalDataDialog({
  row,
  isOpen,
  onClose,
}: {
  row: EmployeeRow;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { name } = row;
  const save = async () => {
    await downloadPersonalData(row);
    showToast(t`The personal data of ${name} are downloaded`);
  };
  return (
    <ConfirmDialog
      title={t`Download the personal data of ${name}?`}
      confirmText={t`Download ZIP`}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={save}
    >
      <p>
        <Trans>
          The file holds everything about {name}: the person, orders, salary draws, pay-in-full and repair requests, as
          JSON and as CSV for a spreadsheet. Hand it to {name} only.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
