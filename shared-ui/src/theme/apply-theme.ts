import type { Theme } from '@portal/contract/theme';
import { deriveTokens, type DerivedTokens } from './derive-tokens.ts';

/** Layer 1: the stored colours under the names components know (VISUAL 2.4). */
function inputTokens(theme: Theme): DerivedTokens {
  return {
    '--theme-sidebar-bg': theme.sidebar.bgColor,
    '--theme-sidebar-menu-text': theme.sidebar.menuTextColor,
    '--theme-sidebar-active-menu-text': theme.sidebar.activeMenuTextColor,
    '--theme-sidebar-active-menu': theme.sidebar.activeMenuColor,
    '--theme-header-bg': theme.header.bgColor,
    '--theme-header-text': theme.header.textColor,
    '--theme-header-hover-text': theme.header.hoverTextColor,
    '--theme-header-hover-btn-bg': theme.header.hoverButtonBgColor,
    '--theme-header-hover-btn-text': theme.header.hoverButtonTextColor,
    '--theme-footer-bg': theme.footer.bgColor,
    '--theme-footer-border': theme.footer.borderColor,
    '--theme-footer-text': theme.footer.textColor,
    '--theme-mail-header-bg': theme.emailHeader.bgColor,
    '--theme-mail-header-text': theme.emailHeader.textColor,
    '--theme-mail-footer-bg': theme.emailFooter.bgColor,
    '--theme-mail-footer-text': theme.emailFooter.textColor,
    '--theme-primary-btn': theme.primaryBtnColor,
    '--theme-primary-btn-hover': theme.primaryBtnHoverColor,
    '--theme-primary-btn-text': theme.primaryBtnTextColor,
    '--theme-primary-btn-hover-text': theme.primaryBtnHoverTextColor,
  };
}

/** A footer belongs to the page and not to the frame: in the dark it is the page's. */
const darkFooter: DerivedTokens = {
  '--theme-footer-bg': 'var(--n-0)',
  '--theme-footer-border': 'var(--n-200)',
  '--theme-footer-text': 'var(--n-700)',
};

/** Everything that a theme decides: its colours and what follows from them. */
const themeTokens = (theme: Theme, isDark: boolean): DerivedTokens => ({
  ...inputTokens(theme),
  ...deriveTokens(theme, isDark),
  ...(isDark ? darkFooter : {}),
});

/**
 * Puts a theme on an element (the page, or the preview of the theme editor). Properties are set through the CSSOM,
 * which the content security policy allows and which cannot inject rules. An element with `data-mode="dark"` takes
 * what follows from it for dark surfaces.
 */
export function applyTheme(theme: Theme, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(themeTokens(theme, element.dataset.mode === 'dark'))) {
    element.style.setProperty(name, value);
  }
}
