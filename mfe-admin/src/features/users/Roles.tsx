import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@portal/contract/users';
import { Badge, Button, Card, Link, Plus, roleLabels, showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SeeAsButton } from '../../shared/SeeAs.tsx';
import { AddRoleDialog } from './AddRoleDialog.tsx';
import { administratorsOf } from './roles.ts';
import { useChangeRole } from './users.api.ts';

type Membership = User['memberships'][number];

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  padding: 0;
  list-style: none;
  > li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-3); align-items: center; }
  > li > button { margin-left: auto; }
`;

/** What a login may act as; administrators are added and closed here, an employee is the company's (DECISIONS 12). */
export function Roles({ user }: { user: User }) {
  const { t } = useLingui();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card
      title={t`Roles`}
      actions={
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >{t`Add a role`}</Button>
      }
    >
      <List>
        {user.memberships.map((membership) => (
          <Role key={membership.id} user={user} membership={membership} />
        ))}
      </List>
      <AddRoleDialog user={user} isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
}

function Role({ user: { name, version }, membership }: { user: User; membership: Membership }) {
  const { t, i18n } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const administrators = administratorsOf(membership);
  const change = useChangeRole(administrators, membership.id);
  const { isClosed } = membership;
  const role = i18n._(roleLabels[membership.role]);
  const title = membership.name ? `${role}: ${membership.name}` : role;
  const save = async () => {
    await change.mutateAsync({ version, status: isClosed ? 'ACTIVE' : 'BLOCKED' });
    showToast(isClosed ? t`${title} is open again` : t`${title} is closed`);
  };
  return (
    <li>
      {administrators ? <Link to={`${administrators.path}/${membership.id}/edit`}>{title}</Link> : title}
      {isClosed && <Badge>{t`Closed`}</Badge>}
      {administrators && (
        <Button
          size="small"
          look="quiet"
          aria-label={isClosed ? t`Open ${title} again` : t`Close ${title}`}
          onClick={() => setIsAsked(true)}
        >
          {isClosed ? t`Open again` : t`Close role`}
        </Button>
      )}
      {membership.role !== 'admin' && !isClosed && (
        <SeeAsButton membershipId={membership.id} name={name} title={title} />
      )}
      <ConfirmDialog
        title={isClosed ? t`Open ${title} for ${name} again?` : t`Close ${title} for ${name}?`}
        confirmText={isClosed ? t`Open again` : t`Close role`}
        isDanger={!isClosed}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={save}
      >
        {!isClosed && (
          <p>
            <Trans>The next thing {name} does in this role is refused. Other roles stay open.</Trans>
          </p>
        )}
      </ConfirmDialog>
    </li>
  );
}
