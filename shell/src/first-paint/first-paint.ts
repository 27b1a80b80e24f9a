import { hasStoredSession, readStoredBranding, storedLocale } from '@portal/shared-ui';
import type { Locale } from '@portal/contract/constants';
import { isOpenPage } from '../open-page.ts';

/** Nothing is remembered that could give the panel another colour, logo or name; the way of the last login is none. */
const isProductsLook = (branding: unknown): boolean => Object.values({ ...(branding as object | undefined), loginMode: null }).every((value) => !value);

/**
 * The language of the still login screen, or undefined where the page will show something else: to somebody with a
 * session, in a reseller's look, at an address that is no login screen. In doubt nothing is shown.
 */
export const localeOfFirstPaint = (): Locale | undefined =>
  !hasStoredSession() && !isOpenPage() && isProductsLook(readStoredBranding()) ? storedLocale() : undefined;

/**
 * Paints the still login screen that the build put into the page. Its styles are set through the CSSOM, which the
 * content security policy allows, and go with it: React empties its root when the real screen is ready, and what a
 * mutation calls for runs before the next paint.
 */
export function paintStillLogin(locale: Locale): void {
  const [still, style, root] = [`still-login-${locale}`, 'still-login-style', 'root'].map((id) => document.getElementById(id));
  if (!(still instanceof HTMLTemplateElement) || !style || !root) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent);
  document.adoptedStyleSheets.push(sheet);
  root.append(still.content);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }).observe(root, { childList: true });
}
