import { useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@portal/contract/auth';
import { MenuIcon, Search } from '@portal/shared-ui';
import { searchLabels } from '../features/search/search-labels.ts';
import { Bar, HeaderBrand, MenuButton, SearchLink, Spring } from './header-style.ts';
import { HeaderEnd } from './HeaderEnd.tsx';
import { HeldChip } from './held/HeldChip.tsx';

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
        <span>{user.role !== 'employee' && i18n._(searchLabels[user.role])}</span>
        <kbd>Ctrl K</kbd>
      </SearchLink>
      <Spring />
      <HeldChip user={user} />
      <HeaderEnd user={user} />
    </Bar>
  );
}
