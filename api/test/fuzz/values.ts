import type { Random } from './random.ts';

export type JsonSchema = {
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  nullable?: boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const texts = [
  'Ærø Åse',
  '2027-01-31',
  '2026-11-20',
  '2027-01',
  'someone@test.example',
  '+45 12345678',
  'DKK',
  'DK',
  '12345678',
  '#101927',
  'https://test.example/x',
  'Text',
  '1',
  '20',
  'en-us',
  'da-dk',
  'page',
  '-name',
  'csv',
  'xlsx',
  '2026-11-20T09:00:00.000Z',
  '{company}{yyyy}{mm}{batch}.csv',
  '356938035643809',
  'ABC-123',
  'true',
  '1042',
];
/** What has broken software before. */
const hostile: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  "' or 1=1 --",
  '"; drop table users; --',
  '../../etc/passwd',
  '%00',
  '%',
  '%%%',
  '_',
  '\\',
  '\ud800',
  '\u202e',
  '\r\nBcc: x',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '=1+1',
  'x'.repeat(5_000),
  '9999-12-31',
  '0000-00-00',
  '2027-02-30',
  '2027-13',
  '-1',
  '1e309',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  'undefined',
  '__proto__',
  'İ',
  'ﬀ',
  '😀',
  '٣',
  '1,5',
  '0x10',
  0,
  -1,
  1.5,
  1e15,
  9_007_199_254_740_991,
  2_147_483_648,
  1e308,
  -0,
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  ['x', 'x'],
];

export type Ids = { known: readonly string[]; own(path: string): string | undefined };

/** A value for one place of a request: mostly what its description asks for, now and then what it does not. */
export function valueOf(random: Random, schema: JsonSchema | undefined, path: string, ids: Ids, depth = 0): unknown {
  if (!schema || random.chance(4)) return random.pick(hostile);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return valueOf(random, random.pick(options), path, ids, depth);
  if (schema.nullable && random.chance(20)) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === 'array')
    return Array.from({ length: depth > 4 ? 0 : random.pick([0, 1, 1, 1, 2, 3]) }, () =>
      valueOf(random, schema.items, `${path}[]`, ids, depth + 1),
    );
  if (type === 'object' || schema.properties) return objectOf(random, schema, path, ids, depth);
  if (type === 'boolean') return random.chance(50);
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') return numberOf(random, schema);
  return textOf(random, schema, path, ids);
}

function objectOf(random: Random, schema: JsonSchema, path: string, ids: Ids, depth: number): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {}).filter(([key]) =>
    schema.required?.includes(key) ? !random.chance(3) : random.chance(45),
  );
  const made = entries.map(([key, entry]): [string, unknown] => [
    key,
    valueOf(random, entry, path ? `${path}.${key}` : key, ids, depth + 1),
  ]);
  if (random.chance(2)) made.push([random.pick(['id', 'role', 'company_id', 'unknown', 'constructor']), 'x']);
  return Object.fromEntries(made);
}

function numberOf(random: Random, { minimum = 0, maximum = 1_000_000 }: JsonSchema): number {
  return random.pick([
    minimum,
    Math.min(minimum + 1, maximum),
    maximum,
    Math.max(minimum, Math.min(maximum, 1)),
    Math.max(minimum, Math.min(maximum, 20)),
    minimum + random.below(1_000),
  ]);
}

function textOf(random: Random, schema: JsonSchema, path: string, ids: Ids): unknown {
  if (schema.format === 'uuid' || /ids?(\[\])?$/i.test(path)) {
    const own = ids.own(path);
    if (own && random.chance(75)) return own;
    if (random.chance(85)) return random.pick(ids.known);
  }
  const fitting = schema.pattern ? texts.filter((text) => matches(schema.pattern ?? '', text)) : texts;
  return random.chance(94) ? random.pick(fitting.length > 0 ? fitting : texts) : random.pick(hostile);
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}
