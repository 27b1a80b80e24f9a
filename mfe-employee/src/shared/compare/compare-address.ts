/** More than three do not fit beside each other (UX 1.9). */
export const comparedMost = 3;

/** The comparison's address: the products, and the term when one was chosen. */
export function compareAddress(ids: readonly string[], months: number | undefined): string {
  const search = new URLSearchParams(ids.map((id) => ['product', id]));
  if (months !== undefined) search.set('months', String(months));
  return `/employee/compare?${search}`;
}
