/**
 * The search of the address as it stands now, with one entry more. What `useSearchParams` holds is a render old where a
 * step is left while its draft is kept: one would take away what the other has set.
 */
export function searchWith(name: string, value: string): URLSearchParams {
  const search = new URLSearchParams(globalThis.location.search);
  search.set(name, value);
  return search;
}
