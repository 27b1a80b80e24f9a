import type { Role } from '@portal/contract/endpoint';
import type { HomeNumber, HomeTask } from '@portal/contract/home';
import * as v from 'valibot';

/** A word of a list that may be longer in a newer release: any text is read, and what is not known is passed over. */
const word = <T extends string>() => v.custom<T>((value) => typeof value === 'string');

/** The icons that a menu entry can have; the shell shows its own for these names. */
export const menuIcons = [
  'banknote',
  'book-open',
  'building',
  'coins',
  'file-pen-line',
  'file-text',
  'hand-coins',
  'layers',
  'package',
  'palette',
  'settings',
  'store',
  'tag',
  'user',
  'users',
  'wrench',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** In both languages: the menu stands before the remote's own catalog is loaded. */
const Label = v.object({ 'en-us': v.string(), 'da-dk': v.string() });

const SubItem = v.object({
  to: v.string(),
  label: Label,
  /** G and then this leads there (UX 1); the same subject has the same letter in every role. */
  letter: v.string(),
  /** What waits there, counted by the home page. */
  task: v.optional(word<HomeTask>()),
});
const MenuItem = v.object({
  ...SubItem.entries,
  icon: word<MenuIcon>(),
  /** Shown only to companies with a reseller and to resellers. */
  resellerOnly: v.optional(v.boolean()),
  children: v.optional(v.array(SubItem)),
});

/**
 * What a remote says of itself (`src/remote.ts`): in its `release.json`, in the registry and from `./app`. Plain data,
 * so that the shell knows it before the remote is loaded and names no page of a remote itself.
 */
export const RemoteMeta = v.object({
  name: v.string(),
  /** Version of the contract that the remote was written for (`remote-module.ts`). */
  contract: v.string(),
  roles: v.array(word<Role>()),
  /** Addresses that are the remote's with everything below them; at another role's there is no permission. */
  paths: v.array(v.string()),
  /** Route patterns of the pages that exist. */
  pages: v.array(v.string()),
  /** Pages that show the error of a mutation beside what failed, so no toast (SPEC 8); `/…/*` means all below too. */
  inlineErrors: v.array(v.string()),
  /** Groups of entries in the order of SPEC 2; the shell adds its own pages. */
  menu: v.array(v.object({ label: v.optional(Label), items: v.array(MenuItem) })),
  /** Pages that make something new, for the palette. */
  actions: v.array(v.object({ to: v.string(), label: Label })),
  /** Where the search leads: route patterns, filled from what was found. */
  hits: v.object({
    employee: v.optional(v.string()),
    order: v.optional(v.string()),
    company: v.optional(v.string()),
    supplier: v.optional(v.string()),
    catalog: v.optional(v.string()),
    category: v.optional(v.string()),
    product: v.optional(v.string()),
  }),
  /** Where a task of the home page is done. */
  tasks: v.record(v.string(), v.string()) as v.GenericSchema<Partial<Record<HomeTask, string>>>,
  /** Where a number of the home page comes from: route patterns, filled from the number. */
  numbers: v.optional(v.record(v.string(), v.string()) as v.GenericSchema<Partial<Record<HomeNumber, string>>>),
});
export type RemoteMeta = v.InferOutput<typeof RemoteMeta>;
