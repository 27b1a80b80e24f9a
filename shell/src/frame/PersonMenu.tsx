import { Trans, useLingui } from '@lingui/react/macro';
import { chooseMembership, type SessionUser } from '@portal/contract/auth';
import { call, Check, ChevronDown, Link, roleLabels, signIn, useMutation, useNavigate, User, useQueryClient } from '@portal/shared-ui';
import { Popup } from './Popup.tsx';

/** The person's name; under it the own profile and, with several memberships, the one to act as (DECISIONS 13). */
export function PersonMenu({ user }: { user: SessionUser }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const choose = useMutation({
    mutationFn: (membershipId: string) => call(chooseMembership, { body: { membershipId } }),
    onSuccess: (session) => {
      // Nothing that was fetched as the former membership may be seen as the new one.
      client.clear();
      signIn(session);
      void navigate('/');
    },
  });
  const nameOf = ({ role, name }: SessionUser['memberships'][number]) => [i18n._(roleLabels[role]), name].filter(Boolean).join(' · ');
  return (
    <Popup
      label={t`You: ${user.name}`}
      button={
        <>
          <User aria-hidden="true" />
          <span data-part="text">{user.name}</span>
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      <Link to="/profile">
        <Trans>My profile</Trans>
      </Link>
      {user.memberships.length > 1 &&
        user.memberships.map((membership) => (
          <button
            key={membership.id}
            type="button"
            aria-pressed={membership.id === user.membershipId}
            onClick={() => membership.id !== user.membershipId && choose.mutate(membership.id)}
          >
            {nameOf(membership)}
            {membership.id === user.membershipId && <Check aria-hidden="true" />}
          </button>
        ))}
    </Popup>
  );
}
