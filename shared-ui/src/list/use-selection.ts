import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

type Whole = { count: number; matching: string };

/**
 * The ticked rows of a list, over its pages. Pass `selected` and `onChange` to the table's `selection`. What is too
 * much to name is chosen as a whole: everything that `matching` says, until a row is ticked or something else matches.
 */
export function useSelection(matching = '', shown: readonly string[] = []) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(none);
  const [chosen, setChosen] = useState<Whole>();
  const whole = chosen?.matching === matching ? chosen.count : undefined;
  const onChange = useCallback((next: ReadonlySet<string>) => {
    setChosen(undefined);
    setTicked(next);
  }, []);
  const clear = useCallback(() => onChange(none), [onChange]);
  return {
    selected: whole === undefined ? ticked : new Set(shown),
    onChange,
    clear,
    whole,
    selectWhole: (count: number) => setChosen({ count, matching }),
  };
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
