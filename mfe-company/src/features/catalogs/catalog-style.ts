import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: var(--s-4);
  padding: var(--s-2) var(--s-5) var(--s-5);
  &:empty { display: none; }
  @media (max-width: 759px) { padding: var(--s-2) var(--s-3) var(--s-4); }
`;

export const Tile = styled.div`
  display: grid;
  gap: 6px;
  padding: var(--s-4) var(--s-5);
  h2 { font-size: var(--fs-18); }
  p { color: var(--text-2); font-size: var(--fs-13); }
  ul { display: flex; flex-wrap: wrap; gap: 6px; }
  li { padding: 1px 7px; border-radius: var(--r-xs); box-shadow: inset 0 0 0 1px var(--line-strong); font-size: var(--fs-12); color: var(--text-2); }
  small { font-size: var(--fs-12); color: var(--text-3); }
`;

export const Picture = styled.img`width: 36px; height: 36px; object-fit: contain; border-radius: var(--r-sm); background: var(--n-25); flex: none;`;
export const WithPicture = styled.span`display: flex; align-items: center; gap: var(--s-3); min-width: 0;`;
export const SecondLine = styled.span`display: block; font-size: var(--fs-12); line-height: 16px; color: var(--text-3);`;
