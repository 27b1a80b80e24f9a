import { Link } from '@portal/shared-ui';
import { styled } from 'styled-components';

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(72px, 1fr));
  gap: var(--s-2);
  padding: var(--s-4) var(--s-5) var(--s-3);
  @media (max-width: 759px) { padding-inline: var(--s-3); }
`;
export const Tile = styled(Link)`
  display: block;
  min-height: 44px;
  padding: 6px 10px;
  border-radius: var(--r-md);
  box-shadow: inset 0 0 0 1px var(--line);
  color: var(--text-2);
  font-size: var(--fs-12);
  text-decoration: none;
  b { display: block; font-size: var(--fs-16); color: var(--text); font-variant-numeric: tabular-nums; }
  &[data-late], &[data-late] b { color: var(--danger); }
  &[aria-current] { background: var(--accent-tint); box-shadow: inset 0 0 0 1px var(--accent); }
`;
export const SearchRow = styled.div`
  padding: 0 var(--s-5) var(--s-3);
  @media (max-width: 759px) { padding-inline: var(--s-3); }
  > div { max-width: 420px; }
`;
export const GroupTitle = styled.h2`
  padding: 8px var(--s-5);
  @media (max-width: 759px) { padding-inline: var(--s-3); }
  border-block: 1px solid var(--line);
  background: var(--n-50);
  font-size: var(--fs-12);
  font-weight: 600;
  line-height: 1.0625rem;
  color: var(--text-2);
`;
export const Row = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 1px var(--s-3);
  padding: 12px var(--s-5);
  @media (max-width: 759px) { padding-inline: var(--s-3); }
  border-bottom: 1px solid var(--line);
  color: var(--text-2);
  font-size: var(--fs-13);
  line-height: 1.125rem;
  text-decoration: none;
  outline-offset: -3px !important;
  > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-weight: 600; color: var(--text); }
  [data-time] { font-size: var(--fs-12); color: var(--text-3); }
  [data-late] { color: var(--danger); font-weight: 600; }
  [data-line] { grid-column: 1 / -1; }
  small { grid-column: 1 / -1; font-size: var(--fs-12); color: var(--text-3); }
  &:hover { background: var(--n-50); }
  &[aria-current] { background: var(--accent-tint); box-shadow: inset 3px 0 0 var(--accent); }
`;
