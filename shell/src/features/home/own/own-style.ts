import { ProductPicture } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

export const Picture = styled(ProductPicture)`flex: none; width: 104px; height: 88px; border-radius: var(--r-md);`;

/** A picture and what is said of it, one below the other. */
export const Items = styled.ul`
  > li { display: flex; gap: var(--s-5); padding: var(--s-4) 0; border-top: 1px solid var(--n-100); }
  > li:first-child { padding-top: 0; border-top: 0; }
  > li:last-child { padding-bottom: 0; }
  > li > div:last-child { flex: 1; min-width: 0; }
  p { color: var(--text-2); font-size: var(--fs-13); overflow-wrap: anywhere; }
  @media (max-width: 479px) { > li { flex-direction: column; gap: var(--s-3); } }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px var(--s-4);
  h3 { font-size: var(--fs-16); }
  > :last-child { text-align: right; font-variant-numeric: tabular-nums; }
  b { display: block; font: 600 1.25rem/1.625rem var(--font-text); letter-spacing: -.012em; }
  small { color: var(--text-2); }
  @media (max-width: 479px) { > :last-child { text-align: left; } }
`;

/** One tick a month: taken, next, to come. */
export const Ticks = styled.div`
  display: flex;
  gap: 3px;
  margin: var(--s-3) 0 6px;
  span { flex: 1; height: 9px; border-radius: 2px; background: var(--n-200); }
  [data-made] { background: var(--accent); }
  [data-next] { background: none; box-shadow: inset 0 0 0 2px var(--accent); }
  @media (forced-colors: active) {
    span { border: 1px solid CanvasText; }
    [data-made] { background: CanvasText; forced-color-adjust: none; }
  }
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px var(--s-4);
  font-size: var(--fs-13);
  color: var(--text-2);
`;

export const Acts = styled.div`display: flex; flex-wrap: wrap; gap: var(--s-2); margin-top: var(--s-3);`;

/** Four steps in a row, the line between them coloured as far as they are done. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-top: var(--s-4);
  font-size: var(--fs-13);
  li { position: relative; padding-top: 26px; color: var(--text-2); overflow-wrap: anywhere; }
  li::before { content: ''; position: absolute; top: 8px; left: 0; right: 0; height: 2px; background: var(--line); }
  li:last-child::before { display: none; }
  li[data-passed]::before { background: var(--ok-solid); }
  li > span {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--surface);
    box-shadow: inset 0 0 0 2px var(--line-strong);
    color: var(--on-solid);
  }
  li[data-done] > span { background: var(--ok-solid); box-shadow: none; }
  li[data-done] > strong { color: var(--text); }
  svg { width: 12px; height: 12px; stroke-width: 3; }
  small { display: block; }
`;
