import { styled } from 'styled-components';

export const App = styled.div`
  display: grid;
  grid-template-columns: var(--sidebar-w) minmax(0, 1fr);
  min-height: 100vh;
  @media (max-width: 1199px) { grid-template-columns: 64px minmax(0, 1fr); }
  @media (max-width: 759px) { display: block; }
  @media print { display: block; }
`;

/** Sidebar of the wide page, icon rail between phone and desktop, nothing on a phone. */
export const RailSide = styled.div`
  position: sticky;
  top: var(--banner-h);
  height: calc(100vh - var(--banner-h));
  @media (max-width: 759px) { display: none; }
  @media print { display: none; }
`;

export const Column = styled.div`display: flex; flex-direction: column; min-width: 0; min-height: 100vh;`;

export const Content = styled.main`
  flex: 1;
  width: 100%;
  max-width: calc(var(--content-max) + 64px);
  padding: var(--s-6) var(--s-8) var(--s-10);
  outline: none;
  @media (max-width: 1199px) { padding: var(--s-5); }
  @media (max-width: 759px) { padding: var(--s-4) var(--s-4) 96px; }
`;
