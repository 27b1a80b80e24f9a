import { styled } from 'styled-components';

/** Orders to tick, each with what it adds to the agreement. */
export const Orders = styled.ul`
  max-height: 340px;
  overflow: auto;
  border-top: 1px solid var(--line);
  li { padding: 8px var(--s-4); border-bottom: 1px solid var(--n-100); }
  li:last-child { border-bottom: 0; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
`;

export const Picked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  padding: var(--s-3) var(--s-4);
  font-size: var(--fs-13);
  color: var(--text-2);
  > :last-child { margin-left: auto; }
`;

/**
 * Stays in sight while orders are ticked: beside the form where there is room, else its two main sums at the bottom.
 */
export const Totals = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 2;
  padding: var(--s-2) var(--s-5);
  background: var(--surface);
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line), var(--e-2);
  dl > div { padding: 5px 0; }
  h2 { display: none; }
  @media (max-height: 400px) { position: static; }
`;

/** Form left, sums right. It measures its own width, since the form also stands in a drawer. */
export const WithTotals = styled.div`
  container-type: inline-size;
  @container (max-width: 999px) {
    ${Totals} dl > div:not([data-fact='value'], [data-fact='payments']) { display: none; }
  }
  @container (min-width: 1000px) {
    form { max-width: 1104px; }
    form > fieldset { grid-template-columns: minmax(0, 680px) minmax(0, 400px); column-gap: var(--s-6); }
    form > fieldset > * { grid-column: 1; }
    ${Totals} {
      grid-column: 2;
      grid-row: 1 / span 9;
      align-self: start;
      top: 80px;
      bottom: auto;
      padding: var(--s-4) var(--s-5);
      box-shadow: 0 0 0 1px var(--line);
      h2 { display: block; margin-bottom: var(--s-2); }
      dl > div { padding: 10px 0; }
    }
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--s-5);
  align-items: start;
  margin-bottom: var(--s-5);
  > * { min-width: 0; }
  @media (min-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** Tables one below the other: both are too wide for half a page. */
export const Tables = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5);`;

/** A list below its heading. */
export const Titled = styled.section`display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-3);`;

export const Preserved = styled.p`white-space: pre-wrap; overflow-wrap: anywhere;`;
