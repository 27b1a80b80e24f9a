import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionUser } from '@portal/contract/auth';
import { defaultLocale, locales } from '@portal/contract/constants';
import type { HomeTask } from '@portal/contract/home';
import { House, Search, type LucideIcon } from '@portal/shared-ui';
import type { RemoteMeta } from '@portal/shared-ui/remote';
import { menuIcon } from './menu-icons.ts';

type SubItem = {
  to: string;
  label: string;
  /** G and then this leads there (UX 1) */
  letter: string;
  /** what waits there, counted by the home page */
  task?: HomeTask | undefined;
};
export type MenuItem = SubItem & { icon: LucideIcon; children?: readonly SubItem[] };
export type MenuGroup = { label?: string | undefined; items: readonly MenuItem[] };

/** A remote's text in the language of the page. */
export const labelIn = (label: RemoteMeta['actions'][number]['label'], { locale }: I18n): string =>
  label[locales.find((one) => one === locale) ?? defaultLocale];

/**
 * What a person sees in the menu: the entries of the role's remote, and the shell's own pages around them. The
 * employees' logo leads home, and others than a company search from the header (VISUAL 3).
 *
 * @param meta missing when no remote serves the role
 */
export function menuFor(
  { role, isReseller }: Pick<SessionUser, 'role' | 'isReseller'>,
  meta: RemoteMeta | undefined,
  i18n: I18n,
): MenuGroup[] {
  const groups = (meta?.menu ?? []).map(({ label, items }): MenuGroup => ({
    label: label && labelIn(label, i18n),
    items: items
      .filter(({ resellerOnly }) => isReseller || !resellerOnly)
      .map((item) => ({
        ...item,
        label: labelIn(item.label, i18n),
        icon: menuIcon(item.icon),
        children: (item.children ?? []).map((child) => ({ ...child, label: labelIn(child.label, i18n) })),
      })),
  }));
  if (role === 'employee') return groups;
  const home: MenuItem = { to: '/', label: i18n._(msg`Home`), letter: 'h', icon: House };
  const search: MenuItem = { to: '/search', label: i18n._(msg`Search`), letter: 'q', icon: Search };
  const [first, ...others] = groups;
  const items = [home, ...(first?.items ?? []), ...(role === 'company' ? [search] : [])];
  return [{ label: first?.label, items }, ...others];
}

/** The entry that an address belongs to: the longest one it starts with. */
export function currentEntry(groups: readonly MenuGroup[], pathname: string): string | undefined {
  const all = groups.flatMap(({ items }) =>
    items.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]),
  );
  return all
    .filter((to) => (to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.length - a.length)[0];
}
