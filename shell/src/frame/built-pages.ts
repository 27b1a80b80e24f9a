import { matchPath } from '@portal/shared-ui';
import * as v from 'valibot';
import { remoteFor } from '../federation/registry.ts';

const Pages = v.array(v.string());

/** Addresses of the pages that the role's remote really has in its live version, as its release declares them. */
export function builtPages(role: string): readonly string[] {
  const parsed = v.safeParse(Pages, remoteFor(role)?.versions[0]?.release['pages']);
  return parsed.success ? parsed.output : [];
}

/** Is there a page at this address? `pages` are route patterns. */
export const isBuilt = (pathname: string, pages: readonly string[]): boolean => pages.some((pattern) => matchPath(pattern, pathname) !== null);
