import { Plural, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@portal/contract/auth';
import { Check, ChevronDown, Fixed, Link, User } from '@portal/shared-ui';
import { ColourModes } from './ColourModes.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Dot } from './header-style.ts';
import { openKeysHelp } from './keys/keys-help.ts';
import { membershipName } from './membership-name.ts';
import { mustActFirst } from './must-act-first.ts';
import { openOtherRoles } from './open-other-roles.ts';
import { useChooseMembership } from './use-choose-membership.ts';

/**
 * The person's name; under it the own profile, invitations and, with several memberships, the one to act as
 * (DECISIONS 13). A session by a link or a private address opens the others after the password.
 */
export function PersonMenu({ user }: { user: SessionUser }) {
  const { t, i18n } = useLingui();
  const choose = useChooseMembership();
  const { name, invitations } = user;
  const count = mustActFirst(user) ? 0 : invitations;
  return (
    <Disclosure
      label={count > 0 ? t`You: ${name}, invitations: ${count}` : t`You: ${name}`}
      button={
        <>
          <User aria-hidden="true" />
          <span data-part="text">
            <Fixed>{name}</Fixed>
          </span>
          {count > 0 && <Dot aria-hidden="true" />}
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      <Link to="/profile">{t`My profile`}</Link>
      {count > 0 && (
        <Link to="/profile">
          <Plural value={count} one="# invitation" other="# invitations" />
        </Link>
      )}
      {!mustActFirst(user) && (
        <button type="button" onClick={openKeysHelp}>
          {t`Keys`}
        </button>
      )}
      <ColourModes chosen={user.colourMode} />
      {user.memberships.length > 1 &&
        user.memberships.map((membership) => (
          <button
            key={membership.id}
            type="button"
            aria-pressed={membership.id === user.membershipId}
            onClick={() => membership.id !== user.membershipId && choose(membership.id)}
          >
            {membershipName(i18n, membership)}
            {membership.id === user.membershipId && <Check aria-hidden="true" />}
          </button>
        ))}
      {user.hasOtherMemberships && (
        <button type="button" onClick={() => void openOtherRoles()}>
          {t`Use my other roles…`}
        </button>
      )}
    </Disclosure>
  );
}
