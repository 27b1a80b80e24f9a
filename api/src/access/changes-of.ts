import { isDeepStrictEqual } from 'node:util';

type Change = { before: unknown; after: unknown };

/** A code, a day or a month: text that a program gave, not a person. */
const code = /^([A-Z][A-Z0-9_]*|\d{4}-\d{2}(-\d{2})?)$/;

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return true;
  if (typeof value === 'string') return code.test(value);
  return Array.isArray(value) && value.every(isPlain);
}

/**
 * What became what, for the audit log: of the named fields those that differ, where both values are numbers, switches,
 * days or codes. What a person typed is not kept, only that it changed.
 */
export function changesOf(before: object, after: object, names: readonly string[]): Record<string, Change> {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(old[name], now[name]) && isPlain(old[name]) && isPlain(now[name]))
      .map((name) => [name, { before: old[name], after: now[name] }]),
  );
}
