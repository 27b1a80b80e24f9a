import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { inviteEmployees } from '@portal/contract/employee-bulk';
import type { ResponseOf } from '@portal/contract/endpoint';
import { IconButton, Note, X } from '@portal/shared-ui';
import { Spaced } from './employee-style.ts';

export type Sent = ResponseOf<typeof inviteEmployees>['data'];

/** What sending to many came to: how many left, and how many did not and why (UX 1 "Partial failure"). */
export function SentNote({ sent, onClose }: { sent: Sent; onClose: () => void }) {
  const { t } = useLingui();
  const count = (outcome: Sent['results'][number]['outcome']) =>
    sent.results.filter((result) => result.outcome === outcome).length;
  const [blocked, left, gone] = [count('BLOCKED'), count('LEFT'), count('NOT_FOUND')];
  const isPartial = blocked + left + gone > 0;
  return (
    <Spaced>
      <Note
        tone={isPartial ? 'warn' : 'success'}
        action={<IconButton size="small" label={t`Close`} icon={<X aria-hidden="true" />} onClick={onClose} />}
      >
        <span role="status">
          <Plural value={sent.sent} one="# e-mail is sent." other="# e-mails are sent." />{' '}
          {blocked > 0 && <Plural value={blocked} one="# person is blocked." other="# people are blocked." />}{' '}
          {left > 0 && <Plural value={left} one="# person has left." other="# people have left." />}{' '}
          {gone > 0 && <Trans>{gone} no longer exist.</Trans>}
        </span>
      </Note>
    </Spaced>
  );
}
