import { css, styled } from 'styled-components';

/** Below 760 px every row is a card: title, lines, status left, amount right, tick box in its own column. */
const cards = css`
  @media screen and (max-width: 759px) {
    &, tbody { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 12px;
      padding: var(--s-3) var(--s-4);
      border-bottom: 1px solid var(--n-100);
    }
    tbody tr[data-ticks] { padding-left: 56px; }
    tbody tr[data-selected] { background: var(--row-selected); box-shadow: inset 3px 0 var(--accent); }
    tbody td, tbody td:first-child, tbody td:last-child {
      display: block;
      height: auto;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      text-align: left;
    }
    tbody tr:hover td { background: none; }
    /* Three pale lines stand for the card that comes. */
    tbody tr[aria-hidden] td { flex: 1 1 100%; padding: 3px 0; }
    tbody tr[aria-hidden] td:nth-child(n + 4) { display: none; }
    tbody td[data-card='title'] {
      order: 1;
      flex: 1 1 100%;
      font-size: var(--fs-14);
      line-height: 1.25rem;
      padding-right: 44px;
    }
    /* The whole card is the title's link, so it need not be hit exactly; what else can be pressed lies above it. */
    tbody td[data-card='title'] > :is(a, button):first-child::after, tbody a[data-opens-row]::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    tbody td:not([data-card='title']) :is(a:not([data-opens-row]), button, input, select) {
      position: relative;
      z-index: 1;
    }
    /* Links stand under each other here: each is tall enough to be hit (WCAG 2.5.8). */
    tbody td:not([data-card='title']) a { display: inline-block; line-height: 1.5rem; }
    tbody td[data-card='line'] { order: 2; flex: 1 1 100%; }
    tbody td[data-card='line'][data-align='end'] { text-align: left; }
    tbody td[data-card='line']::before { content: attr(data-label) ' '; color: var(--text-3); }
    tbody td[data-card='line']:empty { display: none; }
    tbody td[data-card='plain'] { order: 2; flex: 1 1 100%; }
    tbody td[data-card='status'] { order: 3; }
    tbody td[data-card='amount'] { order: 4; margin-left: auto; font-weight: 600; }
    tbody td[data-card='hidden'] { display: none; }
    tbody td[data-card='tick'] {
      z-index: 1;
      position: absolute;
      left: 0;
      top: 0;
      width: 44px;
      height: 44px;
    }
    tbody td[data-card='menu'] { z-index: 1; position: absolute; right: var(--s-2); top: var(--s-1); }
    /* A row's only action is a button with words: it has a line of its own at the end of the card. */
    tbody td[data-card='menu']:has(button:not([aria-haspopup], [aria-label])) {
      position: static;
      order: 5;
      flex: 1 1 100%;
    }
    /* What folds a row open stands beside its menu. */
    tbody tr:has(td:not([data-toggle]) > button:is([aria-haspopup], [aria-label])) td[data-toggle] {
      right: calc(var(--s-2) + 48px);
    }
    tbody tr:has(td[data-toggle]):has(td:not([data-toggle]) > button:is([aria-haspopup], [aria-label]))
      td[data-card='title'] {
      padding-right: 92px;
    }
    tbody td[data-card='full'] { flex: 1 1 100%; }
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--fs-13);
  line-height: 1.125rem;
  th {
    height: 36px;
    padding: 0 12px;
    font-weight: 550;
    font-size: var(--fs-12);
    color: var(--text-3);
    text-align: left;
    white-space: nowrap;
    background: var(--n-25);
    border-top: 1px solid var(--line);
    border-bottom: 1px solid var(--line);
  }
  td { height: var(--row-h); padding: 5px 12px; border-bottom: 1px solid var(--n-100); }
  th:first-child, td:first-child { padding-left: 20px; }
  th:last-child, td:last-child { padding-right: 20px; }
  /* A row reached by J and K stays clear of the sticky bars. */
  tbody tr { scroll-margin: 72px 0 96px; }
  tbody tr:focus-visible { outline-offset: -2px; }
  tbody tr:last-child td { border-bottom: 0; }
  [data-align='end'] { text-align: right; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  small { display: block; font-size: var(--fs-12); line-height: 1rem; color: var(--text-3); }
  small[data-currency] { display: inline; }
  td strong { font-weight: 550; }
  @media (min-width: 760px) { small[data-currency='in-head'] { display: none; } }
  [data-tick] { width: 18px; padding-right: 4px; }
  [data-tick] input { display: block; }
  [data-toggle] { width: 30px; padding-right: 0; }
  tr[data-open] td, tr[data-details] td { background: var(--n-25); }
  tr[data-open] td { border-bottom-color: transparent; }
  @media (min-width: 760px) { tr[data-details] td { height: auto; padding: 2px 20px 16px 62px; } }
  @media (hover: hover) { tbody tr:hover td { background: var(--n-50); } }
  tr[data-selected] td { background: var(--row-selected) !important; }
  tr[data-selected] td:first-child { box-shadow: inset 3px 0 var(--accent); }
  tr[data-selected] small { color: var(--text-2); }
  /* Columns get their width from the rows: a head shown before them would jump. */
  &[data-awaits] thead { visibility: hidden; }
  @media screen and (max-width: 1199px) { [data-expendable] { display: none; } }
  /* Stays in sight below the frame's bar while its rows pass. */
  @media screen and (min-width: 760px) and (min-height: 401px) {
    thead th { position: sticky; top: calc(var(--banner-h) + var(--header-h)); z-index: 2; }
  }
  ${cards}
`;

/** Around a tick box, and as large as a finger: the box itself stays small. */
export const TickArea = styled.label`
  display: block;
  margin: -6px;
  padding: 6px;
  cursor: pointer;
  @media (max-width: 759px) { display: grid; place-items: center; width: 44px; height: 44px; margin: 0; padding: 0; }
`;

/** Second, quieter line of a cell (VISUAL 4 "Table row"). */
export const SecondLine = styled.span`
  display: block;
  color: var(--text-3);
  font-size: var(--fs-12);
  line-height: 1rem;
  /* A long address would make the table wider than its sheet. */
  @media print { overflow-wrap: anywhere; }
`;

export const Scroller = styled.div`
  /* What is only read aloud is placed in here, not beyond the page's edge. */
  position: relative;
  /* Scrolls only where something sticks out: the head of a box that scrolls could not stay in sight. */
  overflow-x: clip;
  &[tabindex] { overflow-x: auto; thead th { position: static; } }
  @media print { &, &[tabindex] { overflow: visible; } }
  border-radius: inherit;
  &:first-child thead th:first-child { border-top-left-radius: var(--r-lg); }
  &:first-child thead th:last-child { border-top-right-radius: var(--r-lg); }
  &:last-child tbody tr:last-child td:first-child { border-bottom-left-radius: var(--r-lg); }
  &:last-child tbody tr:last-child td:last-child { border-bottom-right-radius: var(--r-lg); }
  /* Only what touches a corner of the card is round: the line of a head below a toolbar reaches both edges. */
  &:not(:first-child) { border-top-left-radius: 0; border-top-right-radius: 0; }
  &:not(:last-child) { border-bottom-left-radius: 0; border-bottom-right-radius: 0; }
  &[aria-busy='true'] tbody { opacity: .6; transition: opacity var(--t-base); }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  cursor: pointer;
  svg { width: 14px; height: 14px; }
  &:hover { color: var(--text); }
`;
