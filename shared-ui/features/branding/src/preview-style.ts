import { styled } from 'styled-components';

/** Light whatever the page is, as a theme is drawn. */
export const Sheet = styled.div`
  border-radius: var(--r-lg);
  background: var(--canvas);
  box-shadow: 0 0 0 var(--s-3) var(--canvas);
  /* Its colours are what it shows. */
  forced-color-adjust: none;
`;

/** A tab of the browser with its favicon. */
export const BrowserTab = styled.div`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  margin-bottom: calc(-1 * var(--s-5));
  padding: 6px 14px;
  border-radius: var(--r-md) var(--r-md) 0 0;
  background: var(--n-100);
  font-size: var(--fs-12);
  color: var(--text-2);
`;

/** The ground of a logo alone. */
export const Own = styled.div`
  padding: 12px 16px;
  background: var(--theme-sidebar-bg);
  color: var(--on-sidebar-strong);
  img { display: block; max-width: 160px; max-height: 36px; object-fit: contain; }
`;

/** The frame of the portal, small: painted by the theme that is set on it. */
export const Portal = styled.div`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  overflow: hidden;
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
  font-size: var(--fs-13);
  @media (max-width: 560px) { grid-template-columns: 104px minmax(0, 1fr); }
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  padding: 12px 8px;
  background: var(--theme-sidebar-bg);
  color: var(--theme-sidebar-menu-text);
  strong { padding: 4px 8px 10px; color: var(--on-sidebar-strong); }
  img { max-width: 100%; max-height: 36px; margin: 0 8px 10px; object-fit: contain; justify-self: start; }
  span { padding: 6px 8px; border-radius: var(--r-md); overflow: hidden; text-overflow: ellipsis; }
  [data-active] {
    background: var(--theme-sidebar-active-menu);
    color: var(--theme-sidebar-active-menu-text);
    font-weight: 600;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 4px 12px;
  min-height: 40px;
  padding: 4px 12px;
  background: var(--theme-header-bg);
  color: var(--theme-header-text);
  em { font-style: normal; color: var(--on-header-accent); }
  b {
    padding: 4px 8px;
    border-radius: var(--r-md);
    font-weight: 500;
    background: var(--theme-header-hover-btn-bg);
    color: var(--theme-header-hover-btn-text);
  }
`;

export const Content = styled.div`
  display: grid;
  gap: 10px;
  padding: 14px;
  background: var(--canvas);
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
`;

const state = `
  display: inline-flex;
  align-items: center;
  height: 30px;
  padding: 0 12px;
  border-radius: var(--r-md);
  font-weight: 600;
`;
export const PlainButton = styled.span`
  ${state} background: var(--theme-primary-btn);
  color: var(--theme-primary-btn-text);
  box-shadow: inset 0 0 0 1px var(--primary-edge);
`;
export const PointedButton = styled.span`
  ${state} background: var(--theme-primary-btn-hover);
  color: var(--theme-primary-btn-hover-text);
`;
export const FocusedButton = styled(PlainButton)`outline: 2px solid var(--focus); outline-offset: 2px;`;
export const TextLink = styled.span`color: var(--accent); text-decoration: underline; text-underline-offset: 3px;`;

export const Bottom = styled.div`
  padding: 8px 14px;
  background: var(--theme-footer-bg);
  color: var(--theme-footer-text);
  border-top: 1px solid var(--theme-footer-border);
`;

export const Mails = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: var(--s-4);
`;

export const Mail = styled.figure`
  figcaption { margin-top: 6px; font-size: var(--fs-12); color: var(--text-3); }
  > div { forced-color-adjust: none; }
  > div { overflow: hidden; border-radius: var(--r-lg); box-shadow: 0 0 0 1px var(--line); font-size: var(--fs-13); }
  header {
    padding: 14px 16px;
    background: var(--theme-mail-header-bg);
    color: var(--theme-mail-header-text);
    font-weight: 650;
  }
  header img { display: block; max-width: 160px; max-height: 36px; object-fit: contain; }
  section {
    display: grid;
    justify-items: start;
    gap: 10px;
    padding: 16px;
    background: var(--surface);
    color: var(--text);
  }
  [data-dark] section { background: var(--n-900); color: var(--n-0); }
  footer {
    padding: 10px 16px;
    background: var(--theme-mail-footer-bg);
    color: var(--theme-mail-footer-text);
    font-size: var(--fs-12);
  }
`;
