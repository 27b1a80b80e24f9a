import { Trans, useLingui } from '@lingui/react/macro';
import type { Invitation } from '@portal/contract/auth';
import {
  Button,
  Card,
  Instant,
  Note,
  showToast,
  Skeleton,
  Stack,
  useIsSlow,
  useQuery,
  useSignedIn,
} from '@portal/shared-ui';
import { ConfirmDialog, FailedQuery } from '@portal/shared-ui/kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { membershipName } from '../../frame/membership-name.ts';
import { useChooseMembership } from '../../frame/use-choose-membership.ts';
import { ownInvitations, useAcceptInvitation, useDeclineInvitation } from './invitations.api.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  & + & { margin-top: var(--s-4); padding-top: var(--s-4); border-top: 1px solid var(--n-100); }
  > div:first-child { flex: 1; min-width: 200px; overflow-wrap: anywhere; }
  > div:last-child { display: flex; gap: var(--s-2); }
  small { display: block; font-size: var(--fs-12); color: var(--text-3); }
`;

/** Roles that wait for this person's yes. Stays until the page is left, so that an accepted one can be switched to. */
export function Invitations() {
  const { invitations } = useSignedIn();
  const [isShown, setIsShown] = useState(invitations > 0);
  if (invitations > 0 && !isShown) setIsShown(true);
  return isShown ? <InvitationCard /> : null;
}

function InvitationCard() {
  const { t } = useLingui();
  const list = useQuery(ownInvitations);
  const isSlow = useIsSlow(list.isPending);
  const [accepted, setAccepted] = useState<Invitation[]>([]);
  if (list.isError && !list.data) {
    return (
      <Card title={t`Invitations`} flush>
        <FailedQuery label={t`Your invitations`} error={list.error} onRetry={() => list.refetch()} />
      </Card>
    );
  }
  const waiting = list.data?.filter(({ id }) => accepted.every((one) => one.id !== id));
  return (
    <Card title={t`Invitations`}>
      <Stack>
        {accepted.map((one) => (
          <Accepted key={one.id} invitation={one} />
        ))}
        {isSlow && <Skeleton height={48} />}
        {waiting?.length === 0 && accepted.length === 0 && <p>{t`No invitation waits for you.`}</p>}
        {waiting && waiting.length > 0 && (
          <ul>
            {waiting.map((one) => (
              <Waiting key={one.id} invitation={one} onAccepted={() => setAccepted((before) => [...before, one])} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

function Accepted({ invitation }: { invitation: Invitation }) {
  const { i18n } = useLingui();
  const choose = useChooseMembership();
  const who = membershipName(i18n, invitation);
  const next = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, so the next one takes the focus.
  useEffect(() => next.current?.focus(), []);
  return (
    <Note
      tone="success"
      action={
        <Button ref={next} size="small" onClick={() => choose(invitation.id)}>
          <Trans>Switch to it</Trans>
        </Button>
      }
    >
      <Trans>You accepted {who}. It is in the menu under your name.</Trans>
    </Note>
  );
}

function Waiting({ invitation, onAccepted }: { invitation: Invitation; onAccepted: () => void }) {
  const { t, i18n } = useLingui();
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const [isDeclining, setIsDeclining] = useState(false);
  const who = membershipName(i18n, invitation);
  const take = () => accept.mutate(invitation.id, { onSuccess: onAccepted });
  const remove = async () => {
    await decline.mutateAsync(invitation.id);
    showToast(t`${who} is declined`);
  };
  return (
    <Row>
      <div>
        {who}
        <small>
          {t`Invited`} <Instant value={invitation.createdAt} />
        </small>
      </div>
      <div>
        <Button look="primary" size="small" aria-label={t`Accept ${who}`} busy={accept.isPending} onClick={take}>
          {t`Accept`}
        </Button>
        <Button size="small" aria-label={t`Decline ${who}`} onClick={() => setIsDeclining(true)}>
          {t`Decline`}
        </Button>
      </div>
      <ConfirmDialog
        title={t`Decline ${who}?`}
        confirmText={t`Decline`}
        isDanger
        isOpen={isDeclining}
        onClose={() => setIsDeclining(false)}
        onConfirm={remove}
      >
        <p>{t`You get no access there. You can be invited again.`}</p>
      </ConfirmDialog>
    </Row>
  );
}
