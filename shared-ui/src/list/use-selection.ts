import { useCallback, useState } from 'react';
import { paging } from './listed.ts';

const none: ReadonlySet<string> = new Set();
const moving = new Set<string>([...paging, 'sort']);

/** What a list's filter narrows it by; its page and sort only move through the same rows. */
const matchedBy = (filter: object): string =>
  JSON.stringify(Object.entries(filter).filter(([name, value]) => value !== undefined && !moving.has(name)));

/**
 * The ticked rows of a list, over its pages. Pass `selected` and `onChange` to the table's `selection`. What is too
 * much to name is chosen as a whole: everything that the filter says, until a row is ticked. Another view, tab or
 * filter clears the ticks, so that nothing is done to what is not shown.
 */
export function useSelection(filter: object, shown: readonly string[] = []) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(none);
  const [whole, setWhole] = useState<number>();
  const matching = matchedBy(filter);
  const [matched, setMatched] = useState(matching);
  const onChange = useCallback((next: ReadonlySet<string>) => {
    setWhole(undefined);
    setTicked(next);
  }, []);
  const clear = useCallback(() => onChange(none), [onChange]);
  if (matched !== matching) {
    setMatched(matching);
    clear();
  }
  return { selected: whole === undefined ? ticked : new Set(shown), onChange, clear, whole, selectWhole: setWhole };
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
