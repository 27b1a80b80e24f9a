import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@portal/contract/auth';
import { LogOut, MenuIcon, roleLabels, Search } from '@portal/shared-ui';
import { logOut } from '../session/log-out.ts';
import { Bell } from './Bell.tsx';
import { Bar, HeaderBrand, MenuButton, PlainButton, RoleLabel, SearchLink, Spring } from './header-style.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { PersonMenu } from './PersonMenu.tsx';

/** Logo, role, person, language, logout (SPEC 2); search on the left, the menu button on a phone. */
export function Header({ user, onMenu }: { user: SessionUser; onMenu: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <Bar>
      <MenuButton type="button" aria-label={t`Menu`} onClick={onMenu}>
        <MenuIcon aria-hidden="true" />
      </MenuButton>
      <HeaderBrand />
      <SearchLink to="/search">
        <Search aria-hidden="true" />
        <span>
          {/* A supplier finds no people (RULES 3.6). */}
          {user.role === 'supplier' ? <Trans>Search orders</Trans> : <Trans>Search employees and orders</Trans>}
        </span>
        <kbd>Ctrl K</kbd>
      </SearchLink>
      <Spring />
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
    </Bar>
  );
}
