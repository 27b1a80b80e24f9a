import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@portal/shared-ui';
import { MailConfirm } from '../../shared/MailConfirm.tsx';
import { loginMailPreview, useSendLoginMail, type LoginMail } from './employees.api.ts';
import type { Sent } from './SentNote.tsx';

/** What is asked for: which mail, to whom. */
export type MailAsked = { mail: LoginMail; employeeIds: readonly string[] };
type SendMailDialogProps = { asked: MailAsked; onSent: (sent: Sent) => void; onClose: () => void };

/** Asks before invitations or login links leave, with the people and the mail. */
export function SendMailDialog({ asked: { mail, employeeIds }, onSent, onClose }: SendMailDialogProps) {
  const send = useSendLoginMail(mail);
  const isInvitation = mail === 'invitation';
  return (
    <MailConfirm
      title={isInvitation ? <Trans>Invite to the portal?</Trans> : <Trans>Send login links?</Trans>}
      why={
        isInvitation ? (
          <Trans>Each gets a personal link for 72 hours. Mails cannot be called back once they have left.</Trans>
        ) : (
          <Trans>The link lets each in once, within 72 hours. Mails cannot be called back once they have left.</Trans>
        )
      }
      query={useQuery(loginMailPreview(mail, employeeIds))}
      confirmText={(count) =>
        isInvitation
          ? plural(count, { one: 'Send # invitation', other: 'Send # invitations' })
          : plural(count, { one: 'Send # login link', other: 'Send # login links' })
      }
      onConfirm={async (seen) => onSent((await send.mutateAsync({ employeeIds: [...employeeIds], seen })).data)}
      onClose={onClose}
    />
  );
}
