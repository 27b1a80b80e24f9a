import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionUser } from '@portal/contract/auth';
import type { HomeTask } from '@portal/contract/home';
import type { Role } from '@portal/contract/endpoint';
import {
  Banknote, BookOpen, Building2, Coins, FilePenLine, FileText, HandCoins, House, Layers, Package, Palette, Search, Settings, Store, Tag, User, Users, Wrench,
  type LucideIcon,
} from '@portal/shared-ui';
import { isBuilt } from './built-pages.ts';

export type MenuItem = {
  to: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** G and then this leads there (UX 1); the same place has the same letter in every role */
  letter: string;
  /** what waits there, counted by the home page */
  task?: HomeTask;
  children?: readonly Omit<MenuItem, 'icon' | 'children'>[];
};

export type MenuGroup = { label?: MessageDescriptor; items: readonly MenuItem[] };

const home: MenuItem = { to: '/', label: msg`Home`, letter: 'h', icon: House };
const search: MenuItem = { to: '/search', label: msg`Search`, letter: 'q', icon: Search };

/** SPEC 2, "Sidebar menu by role", in its order; themes only with a reseller. Others than a company search from the header. */
const company = (isReseller: boolean): MenuGroup[] => [{
  items: [
    home,
    { to: '/company/employees', label: msg`Employees`, letter: 'e', icon: Users },
    {
      to: '/company/subscription', label: msg`Subscriptions`, letter: 's', icon: Layers,
      children: [{ to: '/company/subscription/expiring', label: msg`Expiring soon`, letter: 'x', task: 'subscriptions-expiring' }],
    },
    { to: '/company/orders', label: msg`Orders`, letter: 'o', icon: Package, task: 'orders-to-process' },
    { to: '/company/catalogs', label: msg`Catalogs`, letter: 'c', icon: BookOpen },
    { to: '/company/salaryfiles', label: msg`Salary files`, letter: 'f', icon: Banknote, task: 'salary-files-unsent' },
    { to: '/company/orderfiles', label: msg`Order files`, letter: 'd', icon: FileText },
    { to: '/company/leasing', label: msg`Leasing`, letter: 'l', icon: FilePenLine },
    { to: '/company/logs/rma', label: msg`RMA requests`, letter: 'r', icon: Wrench, task: 'rma-open' },
    { to: '/company/logs/pif', label: msg`PIF requests`, letter: 'p', icon: HandCoins, task: 'pay-in-full-open' },
    { to: '/company/settings', label: msg`Settings`, letter: 'i', icon: Settings },
    { to: '/company/profile', label: msg`Company profile`, letter: 'b', icon: Building2 },
    ...(isReseller ? [{ to: '/company/themes', label: msg`Themes`, letter: 't', icon: Palette }] : []),
    search,
  ],
}];

const supplier = (isReseller: boolean): MenuGroup[] => [{
  items: [
    home,
    { to: '/supplier/catalogs', label: msg`Catalogs`, letter: 'c', icon: BookOpen },
    { to: '/supplier/users', label: msg`Users`, letter: 'u', icon: Users },
    { to: '/supplier/orders', label: msg`Orders`, letter: 'o', icon: Package, task: 'orders-to-ship' },
    { to: '/supplier/companies', label: msg`Companies`, letter: 'm', icon: Building2 },
    { to: '/supplier/profile', label: msg`Profile`, letter: 'b', icon: Store },
    ...(isReseller ? [{ to: '/supplier/themes', label: msg`Themes`, letter: 't', icon: Palette }] : []),
  ],
}];

const admin: MenuGroup[] = [
  {
    items: [
      home,
      { to: '/admin/admins', label: msg`Admins`, letter: 'a', icon: User },
      { to: '/admin/users', label: msg`Users`, letter: 'u', icon: Users },
      { to: '/admin/orders', label: msg`Orders`, letter: 'o', icon: Package, task: 'orders-to-process' },
      { to: '/admin/companies', label: msg`Companies`, letter: 'm', icon: Building2 },
      { to: '/admin/categories', label: msg`Categories`, letter: 'k', icon: Tag },
      { to: '/admin/suppliers', label: msg`Suppliers`, letter: 'v', icon: Store },
      { to: '/admin/currencies', label: msg`Currencies`, letter: 'y', icon: Coins },
      { to: '/admin/hrsystems', label: msg`HR systems`, letter: 'n', icon: BookOpen },
      { to: '/admin/salarysystems', label: msg`Salary systems`, letter: 'f', icon: Banknote },
      { to: '/admin/logs/rma', label: msg`RMA requests`, letter: 'r', icon: Wrench, task: 'rma-open' },
      { to: '/admin/logs/pif', label: msg`PIF requests`, letter: 'p', icon: HandCoins, task: 'pay-in-full-open' },
    ],
  },
  {
    label: msg`Operations`,
    items: [
      { to: '/admin/audit', label: msg`Audit log`, letter: 'l', icon: FileText },
      { to: '/admin/taxtables', label: msg`Tax tables`, letter: 't', icon: Coins },
      { to: '/admin/operations', label: msg`Operations`, letter: 'd', icon: Settings },
    ],
  },
];

/** Tabs of the header; the logo leads home (VISUAL 3). */
const employee: MenuGroup[] = [{
  items: [
    { to: '/employee/catalogs', label: msg`Shop`, letter: 'c', icon: Store, task: 'subscriptions-to-order-from' },
    { to: '/employee/orders', label: msg`My orders`, letter: 'o', icon: Package, task: 'proposals-to-accept' },
    { to: '/employee/pif', label: msg`Pay in full`, letter: 'p', icon: HandCoins },
    { to: '/employee/rma', label: msg`Damage and repair`, letter: 'r', icon: Wrench },
  ],
}];

const whole: Readonly<Record<Role, (isReseller: boolean) => MenuGroup[]>> = { company, supplier, admin: () => admin, employee: () => employee };

/** Pages of the shell itself. */
const ofTheShell = new Set(['/', '/search']);

/** What a person sees in the menu: only pages that are built (`pages`: those of the role's remote). Empty groups fall away. */
export function menuFor({ role, isReseller }: Pick<SessionUser, 'role' | 'isReseller'>, pages: readonly string[]): MenuGroup[] {
  const exists = ({ to }: { to: string }) => ofTheShell.has(to) || isBuilt(to, pages);
  return whole[role](isReseller)
    .map(({ items, ...group }) => ({ ...group, items: items.filter(exists).map((item) => (item.children ? { ...item, children: item.children.filter(exists) } : item)) }))
    .filter(({ items }) => items.length > 0);
}

/** The entry that an address belongs to: the longest one it starts with. */
export function currentEntry(groups: readonly MenuGroup[], pathname: string): string | undefined {
  const all = groups.flatMap(({ items }) => items.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]));
  return all.filter((to) => (to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`))).toSorted((a, b) => b.length - a.length)[0];
}
