import { Link } from '@portal/shared-ui';
import { css, styled } from 'styled-components';
import { HomeLink } from './HomeLink.tsx';

/** Icons only, names as tooltips: VISUAL 3, between 760 and 1199 px. */
const onRail = (rules: ReturnType<typeof css>) => css`
  @media (min-width: 760px) and (max-width: 1199px) {
    [data-rail] & { ${rules} }
  }
`;

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow-y: auto;
  background: var(--theme-sidebar-bg);
  color: var(--theme-sidebar-menu-text);
  :focus-visible { outline-color: var(--focus-on-sidebar); outline-offset: -2px; }
  /* The logo of the header lies over its top. */
  &[data-rail] { padding-top: var(--header-h); }
  @media print { display: none; }
`;

/** The logo on the colour of the sidebar. */
export const SideBrand = styled(HomeLink)`
  display: flex;
  align-items: center;
  flex: none;
  height: var(--header-h);
  padding: 0 var(--s-5);
  background: var(--theme-sidebar-bg);
  color: var(--on-sidebar-strong);
  text-decoration: none;
  overflow: hidden;
`;

export const Nav = styled.nav`
  flex: 1;
  padding: var(--s-3) var(--s-3) 0;
  ul { display: flex; flex-direction: column; gap: 2px; }
  ${onRail(css`padding: var(--s-3) 10px 0;`)}
`;

export const GroupLabel = styled.li`
  padding: var(--s-4) var(--s-3) 6px;
  font-size: var(--fs-11);
  line-height: 1rem;
  font-weight: 550;
  color: var(--sidebar-muted);
  ${onRail(css`display: none;`)}
`;

export const Entry = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 11px;
  min-height: 34px;
  padding: 0 var(--s-3);
  border-radius: var(--r-sm);
  color: inherit;
  text-decoration: none;
  font-weight: 450;
  svg { width: 18px; height: 18px; flex: none; stroke-width: 1.75; opacity: .82; }
  span:first-of-type { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &:hover { color: var(--on-sidebar-strong); }
  &[aria-current] {
    background: var(--theme-sidebar-active-menu);
    color: var(--theme-sidebar-active-menu-text);
    font-weight: 550;
  }
  &[aria-current] svg { opacity: 1; color: var(--on-sidebar-accent); }
  &[data-child] { padding-left: 42px; min-height: 30px; font-size: var(--fs-13); }
  @media (max-width: 759px) { min-height: 44px; &[data-child] { min-height: 44px; } }
  ${onRail(css`
    justify-content: center;
    min-height: 40px;
    padding: 0;
    gap: 0;
    &[data-child] { display: none; }
    > span:first-of-type { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); }
  `)}
`;

export const Count = styled.span`
  margin-left: auto;
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;
  color: var(--on-sidebar-accent);
  ${onRail(css`position: absolute; right: 3px; top: 2px; font-size: .625rem; line-height: .875rem;`)}
`;

export const Foot = styled.div`
  margin: var(--s-6) var(--s-5) 0;
  padding: var(--s-3) 0 var(--s-5);
  border-top: 1px solid var(--sidebar-line);
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--sidebar-muted);
  a { color: var(--theme-sidebar-menu-text); overflow-wrap: anywhere; }
  p + p { margin-top: 8px; }
  ${onRail(css`display: none;`)}
`;
