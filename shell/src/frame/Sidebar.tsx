import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@portal/contract/auth';
import { dayOf } from '@portal/contract/days';
import { Fixed, type LucideIcon, useLocation } from '@portal/shared-ui';
import { useState } from 'react';
import { supportEmailOf, useBrand } from '../brand/brand.ts';
import { useWaiting } from '../features/home/home.api.ts';
import { currentEntry, type MenuGroup, type MenuItem } from './menu.ts';
import { Count, Entry, Foot, GroupLabel, Nav, Side, SideBrand } from './sidebar-style.ts';

type Props = {
  user: SessionUser;
  menu: readonly MenuGroup[];
  /** shrinks to icons between 760 and 1199 px; the drawer never does */
  isRail?: boolean;
};

/** Menu, support address, powered-by and copyright (SPEC 2). At most 260 px wide. */
export function Sidebar({ user, menu, isRail = false }: Props) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const brand = useBrand();
  const waiting = useWaiting();
  const [thisYear] = useState(() => dayOf(new Date()).slice(0, 4));
  const current = currentEntry(menu, pathname);
  const entry = ({ to, label, task }: Omit<MenuItem, 'icon' | 'children'>, Icon?: LucideIcon) => {
    const count = task && waiting.get(task);
    return (
      <li key={to}>
        <Entry
          to={to}
          aria-current={to === current ? 'page' : undefined}
          title={isRail ? label : undefined}
          data-child={Icon ? undefined : ''}
        >
          {Icon && <Icon aria-hidden="true" />}
          <span>{label}</span>
          {count && (
            <Count aria-label={t`${count} waiting`}>
              <Fixed>{count}</Fixed>
            </Count>
          )}
        </Entry>
      </li>
    );
  };
  return (
    <Side data-rail={isRail ? '' : undefined}>
      {!isRail && <SideBrand />}
      <Nav aria-label={t`Main menu`}>
        {menu.map(({ label, items }, index) => (
          <ul key={label ?? index}>
            {label && <GroupLabel>{label}</GroupLabel>}
            {items.flatMap((item) => [entry(item, item.icon), ...(item.children ?? []).map((child) => entry(child))])}
          </ul>
        ))}
      </Nav>
      <Foot>
        <p>
          {t`Need help?`}
          <br />
          <a href={`mailto:${supportEmailOf(brand)}`}>{supportEmailOf(brand)}</a>
        </p>
        {user.role === 'company' && user.isReseller && brand.supplierName && (
          <p>
            <Trans>Powered by {brand.supplierName}</Trans>
          </p>
        )}
        {user.role === 'company' && (
          <p>
            © {thisYear} <Fixed>{user.companyName}</Fixed>
          </p>
        )}
      </Foot>
    </Side>
  );
}
