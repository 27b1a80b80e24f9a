import { sortsMax } from '@portal/contract/list-fields';

export type Sorted = { name: string; isDescending: boolean };

/** `department,-name` as columns. */
export const sortsOf = (sort: string | undefined): Sorted[] =>
  (sort ?? '')
    .split(',')
    .filter(Boolean)
    .map((one) => ({ name: one.replace('-', ''), isDescending: one.startsWith('-') }));

const written = (sorts: readonly Sorted[]): string =>
  sorts.map(({ name, isDescending }) => (isDescending ? `-${name}` : name)).join(',');

/** A column alone, upwards or turned around. */
export function sortedBy(sort: string | undefined, name: string): string {
  const [before] = sortsOf(sort);
  return written([{ name, isDescending: before?.name === name && !before.isDescending }]);
}

/** A column after those that are sorted by already: upwards, then downwards, then not; the last one gives way. */
export function sortedAlsoBy(sort: string | undefined, name: string): string {
  const sorts = sortsOf(sort);
  const before = sorts.find((one) => one.name === name);
  if (!before) return written([...sorts.slice(0, sortsMax - 1), { name, isDescending: false }]);
  if (!before.isDescending) return written(sorts.map((one) => (one === before ? { name, isDescending: true } : one)));
  return written(sorts.length > 1 ? sorts.filter((one) => one !== before) : [{ name, isDescending: false }]);
}
