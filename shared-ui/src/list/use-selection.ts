import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** The ticked rows of a list, over its pages. Pass `selected` and `onChange` to the table's `selection`. */
export function useSelection() {
  const [selected, onChange] = useState<ReadonlySet<string>>(none);
  const clear = useCallback(() => onChange(none), []);
  return { selected, onChange, clear };
}

/** Ticks or unticks the rows from the last touched to this one, both included; without a last one only this one. */
export function withRange(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  lastKey: string | undefined,
  key: string,
  isOn: boolean,
): ReadonlySet<string> {
  const [from, to] = [lastKey === undefined ? -1 : keys.indexOf(lastKey), keys.indexOf(key)];
  const touched = from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(selected);
  for (const one of touched) {
    if (isOn) next.add(one);
    else next.delete(one);
  }
  return next;
}
