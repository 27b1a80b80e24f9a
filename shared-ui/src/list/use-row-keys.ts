import { useEffect, type RefObject } from 'react';
import { mayAct } from '../keys/single-keys.ts';

const rowsIn = (frame: ParentNode) => [
  ...frame.querySelectorAll<HTMLElement>('tbody:not([inert]) > tr[role=row]:not([data-details])'),
];

/** Does this table answer the keys? The one with the focus, else the first of the page. */
function answers(frame: HTMLElement): boolean {
  const focused = document.activeElement?.closest('table');
  return frame.contains(focused ?? document.querySelector('main table[role=table], table[role=table]'));
}

/**
 * J and K go through the rows, X ticks the row, Shift X all from the last tick to it, Enter opens what the row's name
 * opens (UX 1, keyboard). The focus itself moves, so everything else that a keyboard does goes on from there.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!frame.current || !['j', 'k', 'x', 'enter'].includes(key) || !mayAct(event) || !answers(frame.current))
        return;
      const rows = rowsIn(frame.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const current = rows[at];
      if (key === 'j' || key === 'k') goTo(rows[key === 'j' ? at + 1 : Math.max(at < 0 ? rows.length - 1 : at - 1, 0)]);
      else if (key === 'x' && current)
        current
          .querySelector('td[data-tick] input')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
      // On a link or button inside the row Enter is that one's own.
      else if (key === 'enter' && current && current === document.activeElement)
        current
          .querySelector<HTMLElement>('td[data-card=title] :is(a, button), td:not([data-tick]) :is(a, button)')
          ?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [frame]);
}

function goTo(row: HTMLElement | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'nearest' });
}
