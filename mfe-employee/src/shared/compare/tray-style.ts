import { styled } from 'styled-components';

export const Tray = styled.aside`
  position: sticky;
  bottom: 16px;
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 12px;
  margin-top: 20px;
  padding: 10px 12px 10px 18px;
  background: var(--ink);
  color: var(--on-ink);
  border-radius: var(--r-xl);
  box-shadow: var(--e-3);
  b { display: block; }
  small { font-size: var(--fs-12); color: var(--ink-muted); }
  ul { display: flex; flex: 1; flex-wrap: wrap; gap: 8px; min-width: 0; }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    padding: 4px 4px 4px 12px;
    border-radius: var(--r-lg);
    background: rgb(255 255 255 / 8%);
  }
  li span { overflow: hidden; max-width: 180px; text-overflow: ellipsis; white-space: nowrap; }
  li button { color: inherit; background: none; box-shadow: none; }
  @media (max-height: 400px) { position: static; }
  @media print { display: none; }
  @media (max-width: 759px) { bottom: 12px; ul { flex-basis: 100%; order: 1; } }
`;
