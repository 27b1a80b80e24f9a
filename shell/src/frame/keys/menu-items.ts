import type { MenuGroup, MenuItem } from '../menu.ts';

export type KeyedItem = Pick<MenuItem, 'to' | 'label' | 'letter'>;

/** Every page of the menu with its letter, in the menu's order. */
export const menuItemsOf = (menu: readonly MenuGroup[]): KeyedItem[] =>
  menu.flatMap(({ items }) => items.flatMap((item) => [item, ...(item.children ?? [])]));
