/** Deep equality of plain data: objects, lists, texts, numbers. */
function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [one, other] = [left as Record<string, unknown>, right as Record<string, unknown>];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/**
 * The top-level fields that differ from the original (SPEC 5): the body of a PATCH. Touched and reverted is not
 * changed; a changed list is sent whole. No field means no request.
 */
export function changedFields<Values extends object>(
  original: { readonly [K in keyof Values]?: unknown },
  edited: Values,
): Partial<Values> {
  const keys = Object.keys(edited) as (keyof Values)[];
  return Object.fromEntries(
    keys.filter((key) => !isSame(original[key], edited[key])).map((key) => [key, edited[key]]),
  ) as Partial<Values>;
}

export function isUnchanged(change: object): boolean {
  return Object.keys(change).length === 0;
}
