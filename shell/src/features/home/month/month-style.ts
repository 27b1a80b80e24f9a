import { styled } from 'styled-components';

/** One amount, then the day: the number first (VISUAL 1). */
export const RunFigure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 4px var(--s-5);
  > a, > strong {
    font: 650 2.25rem/2.625rem var(--font-display);
    letter-spacing: -.02em;
    font-variant-numeric: tabular-nums;
    color: var(--text);
    text-decoration: none;
  }
  > a:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 4px; }
  p { text-align: right; }
  p > b { display: block; }
  p > span { font-size: var(--fs-13); color: var(--text-2); }
  @media (max-width: 759px) {
    > a, > strong { font-size: 1.75rem; line-height: 2.25rem; }
    p { text-align: left; }
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  margin: var(--s-4) calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  border-radius: 0 0 var(--r-lg) var(--r-lg);
  overflow: hidden;
  &&& > div { display: block; padding: 10px var(--s-5); border: 0; box-shadow: -1px -1px var(--line); }
  &&& dt { display: block; font-size: var(--fs-12); color: var(--text-2); }
  &&& dd { margin: 2px 0 0; }
  @media (max-width: 759px) { grid-template-columns: 1fr 1fr; }
`;

export const Hints = styled.ul`
  margin: var(--s-5) calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  border-top: 1px solid var(--line);
  &:empty { display: none; }
`;

export const Hint = styled.li`
  display: flex;
  gap: 10px;
  padding: 10px var(--s-5);
  font-size: var(--fs-13);
  & + & { border-top: 1px solid var(--n-100); }
  svg { flex: none; width: 18px; height: 18px; stroke-width: 1.75; }
  &[data-tone='danger'] svg { color: var(--danger); }
  &[data-tone='warn'] svg { color: var(--warn); }
`;

const hatched = 'repeating-linear-gradient(135deg, var(--chart-2) 0 1.5px, var(--surface) 1.5px 5px)';

export const Lines = styled.div`
  > strong { font: 650 1.5rem/1.875rem var(--font-display); font-variant-numeric: tabular-nums; }
  i { background: var(--chart-1); print-color-adjust: exact; }
  i[data-kind='pale'] { background: var(--chart-2); }
  i[data-kind='planned'] { background: ${hatched}; box-shadow: inset 0 0 0 1px var(--chart-1); }
  dt > i { width: 10px; height: 10px; border-radius: 3px; flex: none; }
  dl > div:last-child { font-weight: 600; }
  @media (forced-colors: active) { i { forced-color-adjust: none; } }
`;

/** A sum in its parts. */
export const Share = styled.div`
  display: flex;
  gap: 2px;
  height: 14px;
  margin: var(--s-3) 0 var(--s-2);
  overflow: hidden;
  border-radius: 3px;
  background: var(--n-100);
  > i { flex: 0 1 0; }
`;
