import { matchPath } from 'react-router-dom';

/** Pages that show the error of a mutation beside what failed, so no toast (SPEC 8; DECISIONS "Session and calls"). */
const pagesShowingTheirErrors = [
  '/supplier/catalogs/:catalogName/:catalogId/edit',
  '/company/employees',
  '/supplier/catalogs',
  '/supplier/catalogs/*',
];

/** True where a failed mutation is shown inline and not as a toast. The expired session still opens the overlay. */
export function showsMutationErrorsInline(pathname: string): boolean {
  return pagesShowingTheirErrors.some((pattern) => matchPath(pattern, pathname) !== null);
}
