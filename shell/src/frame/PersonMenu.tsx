import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@portal/contract/auth';
import { Check, ChevronDown, Link, roleLabels, User } from '@portal/shared-ui';
import { openKeysHelp } from './keys/keys-help.ts';
import { Popup } from './Popup.tsx';
import { useChooseMembership } from './use-choose-membership.ts';

/** The person's name; under it the own profile and, with several memberships, the one to act as (DECISIONS 13). */
export function PersonMenu({ user }: { user: SessionUser }) {
  const { t, i18n } = useLingui();
  const choose = useChooseMembership();
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
      {!user.mustChangePassword && (
        <button type="button" onClick={openKeysHelp}>
          <Trans>Keys</Trans>
        </button>
      )}
      {user.memberships.length > 1 &&
        user.memberships.map((membership) => (
          <button
            key={membership.id}
            type="button"
            aria-pressed={membership.id === user.membershipId}
            onClick={() => membership.id !== user.membershipId && choose(membership.id)}
          >
            {nameOf(membership)}
            {membership.id === user.membershipId && <Check aria-hidden="true" />}
          </button>
        ))}
    </Popup>
  );
}
