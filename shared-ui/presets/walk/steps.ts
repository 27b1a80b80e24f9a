import type { Surface } from './probe.ts';

/** What is pressed to come further. */
export type Step = { key: string; press: 'Enter' | ' ' };

/** A form, and the way to it. */
export type Found = { stop: string; steps: readonly Step[]; form: number; surface: Surface };

export const pathOf = (at: string) => at.split('?')[0];
/** Whether nothing opened, closed or left. */
export const isSame = (one: Surface, other: Surface) =>
  one.at === other.at && one.depth === other.depth && one.kind === other.kind;
/** On a page a button is known by its words alone: most pages have the same ones. */
export const nameOf = ({ kind, title }: Surface, { key }: Step) =>
  kind === 'page' || /(Cancel|Annuller)$/.test(key) ? key : `${title}: ${key}`;
