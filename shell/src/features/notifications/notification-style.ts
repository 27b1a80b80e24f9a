import { Link } from '@portal/shared-ui';
import { styled } from 'styled-components';

export const Panel = styled.section`
  position: fixed;
  top: 72px;
  right: var(--s-6);
  z-index: 16;
  display: flex;
  flex-direction: column;
  width: 448px;
  max-height: calc(100dvh - 88px);
  border-radius: var(--r-lg);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--e-3), 0 0 0 1px var(--line-strong);
  overflow: hidden;
  outline: 0;
  :focus-visible { outline-color: var(--focus); }
  > [data-part='head'] {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    padding: var(--s-3) var(--s-3) 0 var(--s-5);
  }
  > [data-part='head'] h2 { flex: 1; }
  > [data-part='foot'] {
    display: flex;
    justify-content: space-between;
    gap: var(--s-3);
    padding: 12px var(--s-5);
    border-top: 1px solid var(--line);
    background: var(--n-25);
    font-size: var(--fs-13);
  }
  /* A sheet from below on a phone. */
  @media (max-width: 759px) {
    inset: auto 0 0;
    width: auto;
    max-height: 85dvh;
    border-radius: var(--r-lg) var(--r-lg) 0 0;
    > [data-part='foot'] a { min-height: 44px; display: inline-flex; align-items: center; }
  }
`;

export const Filters = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
  padding: 0 var(--s-2);
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  scrollbar-width: none;
  button {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    height: 44px;
    padding: 0 12px;
    border: 0;
    background: none;
    color: var(--text-2);
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
    outline-offset: -3px;
  }
  span {
    padding: 0 7px;
    border-radius: 9px;
    background: var(--n-100);
    font-size: var(--fs-12);
    line-height: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
  button[aria-pressed='true'] {
    color: var(--text);
    font-weight: 600;
    box-shadow: inset 0 -2px var(--accent);
    span { background: var(--accent-tint); color: var(--accent-strong); }
  }
`;

export const Days = styled.div`
  flex: 1 1 auto;
  min-height: 96px;
  overflow-y: auto;
  h3 {
    padding: 14px var(--s-5) 6px;
    font-size: var(--fs-12);
    line-height: 1rem;
    font-weight: 550;
    color: var(--text-3);
  }
  li + li { border-top: 1px solid var(--n-100); }
`;

export const Row = styled.li`
  &[data-unread] { background: var(--row-selected); }
  &[data-unread] strong { font-weight: 600; }
`;

/** Under the words of an entry, beside its icon. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  padding: 0 var(--s-5) 12px 70px;
`;

export const Entry = styled(Link)`
  display: grid;
  grid-template-columns: 8px 32px 1fr;
  gap: 0 10px;
  padding: 10px var(--s-5) 11px 10px;
  color: var(--text);
  text-decoration: none;
  font-size: var(--fs-13);
  line-height: 1.125rem;
  outline-offset: -3px;
  &:hover { background: var(--n-50); }
  > div { min-width: 0; overflow-wrap: anywhere; }
  > div > div { display: flex; align-items: baseline; gap: var(--s-3); }
  strong { flex: 1; font-weight: 500; }
  time { font-size: var(--fs-12); color: var(--text-3); white-space: nowrap; }
  small { display: block; font-size: var(--fs-12); color: var(--text-2); }
  em { font-style: normal; font-weight: 550; color: var(--warn); }
`;

export const Dot = styled.span`
  width: 8px;
  height: 8px;
  margin-top: 12px;
  border-radius: var(--r-full);
  background: var(--accent);
`;

export const Tile = styled.span<{ $tone: string }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: var(--r-sm);
  background: ${({ $tone }) => ($tone === 'neutral' ? 'var(--n-100)' : `var(--${$tone}-bg)`)};
  color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--text-2)' : `var(--${$tone})`)};
  svg { width: 16px; height: 16px; stroke-width: 1.75; }
`;

export const More = styled.div`padding: var(--s-3) var(--s-5); text-align: center;`;
