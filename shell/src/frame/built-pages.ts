import { matchPath } from '@portal/shared-ui';
import { metaOf } from '../federation/registry.ts';

/** Addresses of the pages that the role's remote really has in its live version. */
export const builtPages = (role: string): readonly string[] => metaOf(role)?.pages ?? [];

/** Is there a page at this address? `pages` are route patterns. */
export const isBuilt = (pathname: string, pages: readonly string[]): boolean => pages.some((pattern) => matchPath(pattern, pathname) !== null);
