/**
 * Where a value cannot be answered from JSON, with what stands there; undefined when all of it can. The answer of a
 * mutation is recorded under its Idempotency-Key and read again by a repetition: a BigInt (as in a result of Kysely)
 * cannot be written at all, a Map or Buffer would come back as something else. A Date is the same text in both answers.
 */
export function notPlainJson(value: unknown, path = ''): string | undefined {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path || 'it'} is ${value}`;
  if (typeof value !== 'object') return `${path || 'it'} is a ${typeof value}`;
  if (value instanceof Date) return undefined;
  if (!Array.isArray(value) && !isPlain(value)) return `${path || 'it'} is a ${value.constructor.name}`;
  for (const [key, part] of Object.entries(value)) {
    const fault = notPlainJson(part, path === '' ? key : `${path}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
