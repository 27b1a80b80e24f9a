import * as v from 'valibot';

/** The same body with one value changed, which its schema takes too; undefined where there is only one body. */
export function otherBody(schema: v.GenericSchema | undefined, body: unknown): unknown {
  if (!schema) return undefined;
  const isOther = (candidate: unknown) => v.safeParse(schema, candidate).success;
  return variantsOf(body).find(isOther);
}

function variantsOf(value: unknown): unknown[] {
  if (typeof value === 'string')
    return [`${value}x`, value.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))].filter(
      (other) => other !== value,
    );
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (Array.isArray(value)) return value.flatMap((item, at) => variantsOf(item).map((other) => value.with(at, other)));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) =>
      variantsOf(item).map((other) => ({ ...value, [key]: other })),
    );
  return [];
}
