import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@portal/contract/auth';
import { LogOut, roleLabels } from '@portal/shared-ui';
import { logOut } from '../session/log-out.ts';
import { Bell } from './Bell.tsx';
import { PlainButton, RoleLabel } from './header-style.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { PersonMenu } from './PersonMenu.tsx';

/** The right end of every header: role, notifications, person, language, logout (SPEC 2). */
export function HeaderEnd({ user }: { user: SessionUser }) {
  const { i18n } = useLingui();
  return (
    <>
      <RoleLabel data-part="text">{i18n._(roleLabels[user.role])}</RoleLabel>
      <Bell user={user} />
      <PersonMenu user={user} />
      <LanguageSwitcher />
      <PlainButton type="button" onClick={() => void logOut()}>
        <LogOut aria-hidden="true" />
        <span data-part="text">
          <Trans>Log out</Trans>
        </span>
      </PlainButton>
    </>
  );
}
