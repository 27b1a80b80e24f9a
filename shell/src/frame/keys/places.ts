import type { MenuGroup, MenuItem } from '../menu.ts';

export type Place = Pick<MenuItem, 'to' | 'label' | 'letter'>;

/** Every page of the menu with its letter, in the menu's order. */
export const placesOf = (menu: readonly MenuGroup[]): Place[] =>
  menu.flatMap(({ items }) => items.flatMap((item) => [item, ...(item.children ?? [])]));
