/**
 * Is a page among those that show the error of a mutation inline and not as a toast (SPEC 8)? `/a/b` names one page,
 * `/a/b/*` also all below it. Not the router's matching: the login page is downloaded without a router.
 */
export function showsErrorsInline(pathname: string, pages: readonly string[]): boolean {
  const path = `${pathname.toLowerCase().replace(/\/$/, '')}/`;
  return pages.some((page) => (page.endsWith('/*') ? path.startsWith(page.slice(0, -1)) : path === `${page}/`));
}
