import { styled } from 'styled-components';

/** The picture beside the question. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  > :first-child { width: 96px; height: 96px; border-radius: var(--r-lg); }
  @media (max-width: 759px) { grid-template-columns: 64px minmax(0, 1fr); gap: 14px; align-items: start;
    > :first-child { width: 64px; height: 64px; } }
`;

/** Choice left, time right; on the phone the time stands first (VISUAL-2 end-of-term). */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 20px;
  align-items: start;
  > div, > aside { display: grid; gap: 16px; min-width: 0; }
  @media (max-width: 1019px) {
    grid-template-columns: minmax(0, 1fr);
    > aside { display: contents; }
    > aside > section:first-child:not(:last-child) { order: -1; }
  }
`;

export const Ways = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  @media (max-width: 759px) { grid-template-columns: minmax(0, 1fr); }
`;

/** One of the two ways: the whole card is the label of its radio button. */
export const Way = styled.label<{ $chosen: boolean }>`
  display: block;
  padding: 22px;
  border-radius: var(--r-lg);
  background: var(--surface);
  box-shadow: 0 0 0 ${({ $chosen }) => ($chosen ? '2px var(--accent)' : '1px var(--line-strong)')};
  cursor: pointer;
  &:focus-within { outline: 2px solid var(--focus); outline-offset: 3px; }
  header { display: flex; gap: 12px; align-items: center; font: 600 var(--fs-18)/1.5rem var(--font-text); }
  input { width: 20px; height: 20px; accent-color: var(--accent); }
  b { display: inline-block; margin-top: 14px; font: 600 var(--fs-36)/2.5rem var(--font-text); letter-spacing: -.02em; }
  small { display: block; margin-top: 4px; font-size: var(--fs-13); color: var(--text-3); }
  ul { display: grid; gap: 8px; margin: 16px 0 0; padding: 0; list-style: none; color: var(--text-2); }
  li { display: grid; grid-template-columns: 18px 1fr; gap: 10px; font-size: var(--fs-14); }
  li svg { width: 16px; height: 16px; margin-top: 3px; color: var(--text-3); }
  address { margin-top: 16px; padding: 12px 14px; border: 1px solid var(--line); border-radius: var(--r-md);
    font-style: normal; font-size: var(--fs-13); color: var(--text-2); }
  address strong { display: block; color: var(--text); }
`;

/** The days left, on dark. */
export const Clock = styled.section`
  border-radius: var(--r-lg);
  overflow: hidden;
  > div:first-child { padding: 20px 22px; background: var(--ink); color: var(--on-ink); }
  h2 { font: 400 var(--fs-13)/1.125rem var(--font-text); color: var(--ink-muted); }
  p { font-size: var(--fs-16); }
  b { font: 600 var(--fs-36)/2.625rem var(--font-text); color: var(--on-header-accent); }
`;

/** Value, VAT and sum; the sum is marked. */
export const Sums = styled.dl`
  display: grid;
  margin: 0;
  div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 12px; }
  dt small { display: block; color: var(--text-3); font-size: var(--fs-13); }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
  div:last-child { border-radius: var(--r-sm); background: var(--brand-tint); font-weight: 600; }
`;

export const Steps = styled.ol`
  display: grid;
  gap: 10px;
  margin: 0;
  padding-left: 22px;
  list-style: decimal;
  li::marker { color: var(--text-3); font-weight: 600; }
  small { display: block; color: var(--text-3); font-size: var(--fs-13); }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  margin-top: 18px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
  p { flex: 1 1 260px; font-size: var(--fs-13); color: var(--text-2); }
  @media (max-width: 759px) { button, a { width: 100%; } }
`;
