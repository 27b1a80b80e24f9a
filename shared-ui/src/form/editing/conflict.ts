/** What a form holds, as plain data. */
export type Values = Readonly<Record<string, unknown>>;

/** One field that both changed, and differently. */
export type Conflict = {
  /** path in the form: `address.city` */
  name: string;
  was: unknown;
  mine: unknown;
  theirs: unknown;
  /** a list that both only added to or took from: every entry of either, without what one of them removed */
  both?: readonly unknown[];
};

export type Comparison = {
  conflicts: readonly Conflict[];
  /** what they alone changed */
  taken: readonly { name: string; theirs: unknown }[];
};

export type Choice = 'mine' | 'theirs' | 'both';

/** Compares what was read, what is typed and what another person saved meanwhile, field by field. */
export function compare(was: Values, mine: Values, theirs: Values): Comparison {
  const conflicts: Conflict[] = [];
  const taken: { name: string; theirs: unknown }[] = [];
  for (const name of new Set([...pathsOf(was), ...pathsOf(mine), ...pathsOf(theirs)])) {
    const [before, own, other] = [valueAt(was, name), valueAt(mine, name), valueAt(theirs, name)];
    if (isEqual(other, before) || isEqual(own, other)) continue;
    if (isEqual(own, before)) taken.push({ name, theirs: other });
    else conflicts.push({ name, was: before, mine: own, theirs: other, ...bothOf(before, own, other) });
  }
  return { conflicts, taken };
}

/** What the form holds once each field that both changed is decided: a value by the path of its field. */
export function merged({ conflicts, taken }: Comparison, chosen: ReadonlyMap<string, Choice>): [string, unknown][] {
  return [
    ...taken.map(({ name, theirs }): [string, unknown] => [name, theirs]),
    ...conflicts.map((conflict): [string, unknown] => [conflict.name, conflict[chosen.get(conflict.name) ?? 'mine']]),
  ];
}

function bothOf(was: unknown, mine: unknown, theirs: unknown): { both?: readonly unknown[] } {
  if (![was, mine, theirs].every(Array.isArray)) return {};
  const [before, own, other] = [was, mine, theirs] as [unknown[], unknown[], unknown[]];
  const has = (list: unknown[], entry: unknown) => list.some((one) => isEqual(one, entry));
  const all = [...other, ...own.filter((entry) => !has(other, entry))];
  return { both: all.filter((entry) => !has(before, entry) || (has(own, entry) && has(other, entry))) };
}

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathsOf = (values: Values, path = ''): string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    isPlain(value) ? pathsOf(value, `${path}${key}.`) : [`${path}${key}`],
  );

const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isPlain(value) ? value[key] : undefined), values);

/** Nothing, an empty text and a missing field are the same to who fills in a form. */
const isEqual = (left: unknown, right: unknown) => JSON.stringify(left ?? '') === JSON.stringify(right ?? '');
