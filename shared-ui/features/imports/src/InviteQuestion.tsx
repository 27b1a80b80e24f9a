import { Plural, useLingui } from '@lingui/react/macro';
import { useFormat } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';

interface InviteQuestionProps {
  /** how many the file adds */
  people: number;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an import writes to the people that it adds: a mail cannot be called back (DECISIONS 48). */
export function InviteQuestion({ people, onConfirm, onClose }: InviteQuestionProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <ConfirmDialog
      isOpen
      title={t`Invite the new employees now?`}
      confirmText={t`Import and invite`}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <Plural
          value={people}
          one={`${number(people)} new employee is sent an invitation at once.`}
          other={`${number(people)} new employees are sent an invitation at once, except those who have left.`}
        />{' '}
        {t`An invitation that was sent cannot be called back.`}
      </p>
      <p>{t`“Change columns” has the choice to import without inviting.`}</p>
    </ConfirmDialog>
  );
}
