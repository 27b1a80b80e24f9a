import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Matching } from '@portal/contract/employee-changes';
import { useQuery } from '@portal/shared-ui';
import { MailConfirm } from '../../shared/MailConfirm.tsx';
import {
  kindOfMail,
  loginMailPreview,
  manyMailsPreview,
  useChangeMany,
  useSendLoginMail,
  type LoginMail,
} from './employees.api.ts';
import type { Sent } from './SentNote.tsx';

/** What is asked for: which mail, to whom; `matching` instead of ids is all that the list shows. */
export type MailAsked = { mail: LoginMail; employeeIds: readonly string[]; matching?: Matching | undefined };
type SendMailDialogProps = {
  asked: MailAsked;
  onSent: (sent: Sent) => void;
  /** a job sends them */
  onStarted?: (changeId: string) => void;
  onClose: () => void;
};

/** Asks before invitations or login links leave, with the people and the mail. */
export function SendMailDialog({
  asked: { mail, employeeIds, matching },
  onSent,
  onStarted,
  onClose,
}: SendMailDialogProps) {
  const { t } = useLingui();
  const send = useSendLoginMail(mail);
  const change = useChangeMany();
  const preview = useQuery({ ...loginMailPreview(mail, employeeIds), enabled: !matching });
  const manyPreview = useQuery({ ...manyMailsPreview(mail, matching ?? {}), enabled: matching !== undefined });
  const isInvitation = mail === 'invitation';
  return (
    <MailConfirm
      title={isInvitation ? t`Invite to the portal?` : t`Send login links?`}
      why={
        isInvitation ? (
          <Trans>Each gets a personal link for 72 hours. Mails cannot be recalled once they are sent.</Trans>
        ) : (
          <Trans>The link lets each in once, within 72 hours. Mails cannot be recalled once they are sent.</Trans>
        )
      }
      query={matching ? manyPreview : preview}
      confirmText={(count) =>
        isInvitation
          ? plural(count, { one: 'Send # invitation', other: 'Send # invitations' })
          : plural(count, { one: 'Send # login link', other: 'Send # login links' })
      }
      onConfirm={async (seen) => {
        if (!matching) return onSent((await send.mutateAsync({ employeeIds: [...employeeIds], seen })).data);
        const asked = { matching, change: { kind: kindOfMail[mail], seen } };
        return onStarted?.((await change.mutateAsync(asked)).data.id);
      }}
      onClose={onClose}
    />
  );
}
