import { Link } from '@portal/shared-ui';
import { css, styled } from 'styled-components';
import { SideBrand } from './sidebar-style.ts';

const hover = css`&:hover { background: var(--theme-header-hover-btn-bg); color: var(--theme-header-hover-btn-text); }`;

export const Bar = styled.header`
  position: sticky;
  top: var(--banner-h);
  z-index: 5;
  display: flex;
  align-items: center;
  gap: var(--s-3);
  flex: none;
  height: var(--header-h);
  padding: 0 var(--s-6);
  background: var(--theme-header-bg);
  color: var(--theme-header-text);
  box-shadow: inset 0 -1px var(--header-line);
  button[aria-expanded] { ${hover} }
  :focus-visible { outline-color: var(--focus-on-header); }
  /* Enlarged to 400 % the screen is 256 px high, and belongs to the page. */
  @media (max-height: 400px) { position: static; }
  @media print { display: none; }
  @media (max-width: 759px) {
    gap: 0;
    padding: 0 var(--s-2);
    [data-part='text'] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

/** Over the top of the sidebar, as VISUAL 3 draws it; on a phone a mark beside the menu button. */
export const HeaderBrand = styled(SideBrand)`
  @media (min-width: 760px) {
    position: fixed;
    inset: var(--banner-h) auto auto 0;
    width: var(--sidebar-w);
    &:focus-visible { outline-color: var(--focus-on-sidebar); outline-offset: -2px; }
  }
  /* The mark alone where there is no room; a reseller's picture as far as it fits. */
  @media (max-width: 1199px) {
    > span { flex: none; width: 26px; overflow: hidden; white-space: nowrap; }
    svg { flex: none; }
  }
  @media (min-width: 760px) and (max-width: 1199px) { width: 64px; padding: 0 19px; > img { max-width: 26px; } }
  @media (max-width: 759px) {
    flex: 0 1 auto;
    min-width: 44px;
    padding: 0 9px;
    background: none;
    > img { max-width: 72px; }
  }
`;

export const Spring = styled.span`flex: 1;`;

export const RoleLabel = styled.span`
  padding: 1px 9px;
  border-radius: var(--r-full);
  box-shadow: inset 0 0 0 1px var(--header-line);
  color: var(--header-muted);
  font-size: var(--fs-12);
  line-height: 1.25rem;
  font-weight: 550;
  white-space: nowrap;
  /* The menu of the person says it, too. */
  @media (max-width: 459px) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** Something waits; the button's name says what. In the colour of the header's text, readable in every theme. */
export const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: var(--r-full);
  background: currentColor;
`;

export const PlainButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 36px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  color: inherit;
  white-space: nowrap;
  cursor: pointer;
  ${hover}
  svg { width: 18px; height: 18px; stroke-width: 1.75; }
  @media (max-width: 759px) { min-height: 44px; min-width: 44px; }
  /* A page of 1280 px enlarged to 400 %. */
  @media (max-width: 359px) { min-width: 38px; padding: 0 6px; }
`;

export const MenuButton = styled(PlainButton)`
  svg { width: 22px; height: 22px; }
  @media (min-width: 760px) { display: none; }
`;

export const SearchLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 9px;
  width: 320px;
  height: 34px;
  padding: 0 8px 0 11px;
  border-radius: var(--r-sm);
  box-shadow: inset 0 0 0 1px var(--header-line);
  color: var(--header-muted);
  text-decoration: none;
  white-space: nowrap;
  overflow: hidden;
  svg { width: 16px; height: 16px; flex: none; stroke-width: 1.75; }
  span { overflow: hidden; text-overflow: ellipsis; }
  kbd {
    margin-left: auto;
    padding: 1px 5px;
    border-radius: 4px;
    box-shadow: inset 0 0 0 1px currentColor;
    font: 500 .6875rem/1rem var(--font-text);
  }
  @media (max-width: 1199px) { width: 250px; kbd { display: none; } }
  @media (max-width: 759px) {
    justify-content: center;
    flex: none;
    width: 44px;
    height: 44px;
    padding: 0;
    box-shadow: none;
    color: inherit;
    svg { width: 20px; height: 20px; }
    kbd { display: none; }
    span { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); }
  }
`;
