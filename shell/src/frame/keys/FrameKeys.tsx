import type { SessionUser } from '@portal/contract/auth';
import { setSingleKeys, useNavigate } from '@portal/shared-ui';
import { lazy, Suspense, useEffect } from 'react';
import type { MenuGroup } from '../menu.ts';
import { closeKeysHelp, useKeysHelp } from './keys-help.ts';
import { listenForKeys } from './listen-for-keys.ts';
import { menuItemsOf } from './menu-items.ts';

const KeysHelp = lazy(() => import('./KeysHelp.tsx'));

/** The keys that act on every page: /, ?, and G with the letter of a page of the menu (UX 1, keyboard). */
export function FrameKeys({ user, menu }: { user: SessionUser; menu: readonly MenuGroup[] }) {
  const navigate = useNavigate();
  const { isOpen } = useKeysHelp();
  useEffect(() => {
    // Each person has a choice; it is read with the first key.
    setSingleKeys('unknown');
    return closeKeysHelp;
  }, [user.id]);
  useEffect(
    () => listenForKeys(menuItemsOf(menu), user.role === 'employee' ? undefined : '/search', (to) => void navigate(to)),
    [menu, user.role, navigate],
  );
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeysHelp menu={menu} onClose={closeKeysHelp} />
    </Suspense>
  );
}
