import { Link } from '@portal/shared-ui';
import { styled } from 'styled-components';

export const Page = styled.div`display: flex; flex-direction: column; min-height: 100vh;`;

export const Top = styled.header`
  position: sticky;
  top: var(--banner-h);
  z-index: 5;
  background: var(--theme-header-bg);
  color: var(--theme-header-text);
  box-shadow: inset 0 -1px var(--header-line);
  :focus-visible { outline-color: var(--focus-on-header); }
  /* Enlarged to 400 % the screen is 256 px high, and belongs to the page. */
  @media (max-height: 400px) { position: static; }
  @media print { display: none; }
  @media (max-width: 759px) {
    [data-part='text'] { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

/** One row on a wide page; below 960 px the tabs are a second row that scrolls sideways. */
export const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--s-2);
  max-width: 1240px;
  min-height: 64px;
  margin: 0 auto;
  padding: 0 var(--s-6);
  > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
    margin-right: var(--s-4);
  }
  /* The buttons of the header, not those of what they open. */
  > button:hover, > div > button:hover {
    background: var(--theme-header-hover-btn-bg);
    color: var(--theme-header-hover-btn-text);
  }
  @media (max-width: 759px) { min-height: 56px; padding: 0 var(--s-2) 0 var(--s-4); column-gap: 0; }
`;

export const Tabs = styled.nav`
  display: flex;
  @media (max-width: 959px) { order: 1; flex-basis: 100%; overflow-x: auto; scrollbar-width: none; margin-left: -12px; }
  @media (max-width: 759px) { margin-left: -8px; }
`;

export const Tab = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  height: 64px;
  padding: 0 12px;
  color: var(--header-muted);
  text-decoration: none;
  font-weight: 500;
  white-space: nowrap;
  &:hover { color: var(--theme-header-hover-text); }
  &[aria-current] { color: var(--theme-header-text); }
  &[aria-current]::after {
    content: '';
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: 0;
    height: 3px;
    border-radius: 2px 2px 0 0;
    background: var(--on-header-accent);
  }
  @media (max-width: 959px) { height: 44px; }
  /* All four fit on a phone. */
  @media (max-width: 759px) { padding: 0 8px; &[aria-current]::after { left: 8px; right: 8px; } }
`;

export const Content = styled.main`
  flex: 1;
  width: 100%;
  max-width: 1240px;
  margin: 0 auto;
  padding: var(--s-8) var(--s-6) var(--s-12);
  outline: none;
  @media (max-width: 759px) { padding: var(--s-5) var(--s-4) var(--s-8); }
`;
