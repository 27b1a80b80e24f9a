/**
 * Pages that show the error of a mutation beside what failed, so no toast (SPEC 8; DECISIONS "Session and calls"):
 * a company's employees, and the catalogs of a supplier with everything below them. Patterns of their own and not the
 * router's: the login page is downloaded without a router.
 */
const pagesShowingTheirErrors = [/^\/company\/employees\/?$/i, /^\/supplier\/catalogs(\/|$)/i];

/** True where a failed mutation is shown inline and not as a toast. The expired session still opens the overlay. */
export function showsMutationErrorsInline(pathname: string): boolean {
  return pagesShowingTheirErrors.some((pattern) => pattern.test(pathname));
}
