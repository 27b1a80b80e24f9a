import { Plural, Trans } from '@lingui/react/macro';
import { LinkButton, Mail, Note, useLocation } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Room = styled.div`margin-bottom: var(--s-5);`;

/** Says on the first page that this person is offered a role; on others the menu under the name says it. */
export function InvitationNotice({ count }: { count: number }) {
  const { pathname } = useLocation();
  if (count === 0 || pathname !== '/') return null;
  return (
    <Room>
      <Note
        icon={Mail}
        action={
          <LinkButton to="/profile" size="small">
            <Trans>Answer</Trans>
          </LinkButton>
        }
      >
        <Plural
          value={count}
          one="# invitation to another role waits for your answer."
          other="# invitations to other roles wait for your answer."
        />
      </Note>
    </Room>
  );
}
