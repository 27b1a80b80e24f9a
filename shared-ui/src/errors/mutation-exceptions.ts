import type { ApiError } from '../api/api-error.ts';
import { messageOf, messageOfFailure } from './message-of.ts';

/**
 * Is a page among those that show the error of a mutation inline and not as a toast (SPEC 8)? `/a/b` names one page,
 * `/a/b/*` also all below it. Not the router's matching: the login page is downloaded without a router.
 */
export function showsErrorsInline(pathname: string, pages: readonly string[]): boolean {
  const path = `${pathname.toLowerCase().replace(/\/$/, '')}/`;
  return pages.some((page) => (page.endsWith('/*') ? path.startsWith(page.slice(0, -1)) : path === `${page}/`));
}

let inlinePages: () => readonly string[] = () => [];

/** Named once, with the page's cache. */
export const declareInlinePages = (pages: () => readonly string[]): void => {
  inlinePages = pages;
};

/** Whether the page on the screen says itself why a change was refused; on all others the toast does (SPEC 8). */
export const isInlinePage = (): boolean => showsErrorsInline(globalThis.location.pathname, inlinePages());

/** Why a change was refused, for a note of the page; undefined where the toast says it. */
export const inlineMessage = (error: ApiError): string | undefined =>
  isInlinePage() ? messageOfFailure(error) : undefined;

/** What marks the field that a refusal is about; the reason itself only where no toast says it. */
export const fieldMessage = (error: ApiError): string => inlineMessage(error) ?? messageOf('invalid-value');
