import { styled } from 'styled-components';

/** The rail beside the cards; on a small screen it opens above them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 236px minmax(0, 1fr);
  gap: 32px;
  align-items: start;
  @media (max-width: 999px) { grid-template-columns: minmax(0, 1fr); gap: 0; }
`;

export const Aside = styled.aside`
  position: sticky;
  top: 84px;
  max-height: calc(100vh - 100px);
  overflow-y: auto;
  /* Focus rings are not cut off by the scrolling. */
  margin: -4px;
  padding: 4px;
  @media print { display: none !important; }
  @media (max-width: 999px) {
    display: none;
    position: static;
    max-height: none;
    &[data-open] { display: block; margin-bottom: 16px; }
  }
`;

export const Line = styled.div`
  [role='search'] { max-width: none; width: 100%; }
  input { height: 48px; border-radius: var(--r-lg); font-size: var(--fs-16); }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-bottom: 16px;
  > [role='status'] { font-weight: 600; }
  > fieldset { margin-left: auto; }
  fieldset legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  select { width: auto; }
  [data-rail] { display: none; }
  @media (max-width: 999px) { [data-rail] { display: inline-flex; } }
  /* The number comes with the cards: on a line of its own it pushes nothing aside. */
  @media (max-width: 759px) { > [role='status'] { flex: 0 0 100%; min-height: 24px; } }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
  gap: 20px;
  margin-bottom: var(--s-5);
  > li { position: relative; }
  > [data-compared] > a { box-shadow: 0 0 0 2px var(--accent); }
  @media (min-width: 1200px) { > [data-large] { grid-column: span 2; } }
  @media (max-width: 759px) { gap: 14px; }
`;
