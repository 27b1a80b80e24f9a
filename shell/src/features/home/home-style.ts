import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s-5);
  align-items: start;
  dl > div { display: flex; align-items: center; gap: 10px; padding: 9px 0; border-bottom: 1px solid var(--n-100); }
  dl > div:last-child { border-bottom: 0; padding-bottom: 0; }
  dl > div > dt { display: flex; align-items: center; gap: 10px; }
  dl > div > dd { margin-left: auto; font-weight: 600; font-variant-numeric: tabular-nums; }
  dd > a { color: inherit; text-decoration-color: var(--line-strong); text-underline-offset: 4px; }
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;

/** As high as what comes there, so that nothing below moves. */
export const ChartRoom = styled.div`grid-column: 1 / -1; min-height: 370px;`;

/** The numbers side by side on one card. */
export const Band = styled.dl`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  @media (max-width: 759px) { grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); }
  border-radius: var(--r-lg);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
`;

export const Figure = styled.div`
  /* Also where it is the last: the lists beside it end without a space. */
  &&& { display: block; padding: var(--s-4) var(--s-5); border: 0; box-shadow: -1px 0 var(--line), 0 -1px var(--line); }
  && dt { display: block; font-size: var(--fs-13); font-weight: 550; color: var(--text-2); }
  && dd {
    margin: 4px 0 0;
    font: 650 1.5rem/1.875rem var(--font-display);
    letter-spacing: -.012em;
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
  }
  @media (max-width: 759px) {
    &&& { padding: var(--s-3) var(--s-4); }
    && dd { font-size: 1.25rem; line-height: 1.625rem; }
  }
`;

export const Task = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding: 11px var(--s-5);
  border-top: 1px solid var(--n-100);
  > span {
    display: grid;
    place-items: center;
    flex: none;
    width: 32px;
    height: 32px;
    border-radius: var(--r-sm);
    background: var(--warn-bg);
    color: var(--warn);
  }
  svg { width: 18px; height: 18px; stroke-width: 1.75; }
  > strong { flex: 1; min-width: 0; }
`;

export const Pipeline = styled.div`display: flex; gap: 3px; height: 16px; margin-bottom: var(--s-3);`;

const colours: Readonly<Record<string, string>> = {
  ORDERED: 'var(--warn-solid)',
  PROCESSING: 'var(--chart-1)',
  DISPATCHED: 'var(--violet)',
  COMPLETED: 'var(--ok-solid)',
};

/** A part of the bar, as wide as its share; without a share the square of the legend. */
export const Segment = styled.span<{ $status: string; $share: number }>`
  ${({ $share }) => ($share > 0 ? `flex: ${$share} 1 6px;` : 'width: 10px; height: 10px; flex: none;')}
  border-radius: 3px;
  forced-color-adjust: none;
  background: ${({ $status }) => colours[$status] ?? 'var(--n-500)'};
`;
