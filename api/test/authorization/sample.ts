import * as v from 'valibot';

type Node = {
  type: string;
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  options?: readonly unknown[];
  pipe?: readonly Node[];
  literal?: unknown;
  requirement?: unknown;
  default?: unknown;
  enum?: unknown;
};

/** Texts that satisfy the patterns of the contract, tried in this order. */
const texts = [
  '2027-01-31',
  '2027-01',
  '00000000-0000-7000-8000-000000000000',
  'someone@test.example',
  '+45 12345678',
  'DKK',
  'DK',
  '12345678',
  '#101927',
  'https://test.example/x',
  '{company}{yyyy}{mm}{batch}.csv',
  '1',
  '',
];
let serial = 0;
const numbers = [1, 2, 20, 0, 100, 2027, 12];

/**
 * A value that a schema of the contract accepts, as small as it can be: optional entries are left out. Where the
 * schema's own checks refuse it, the closest shape is returned; the caller compares two refusals then.
 */
export function sampleOf(schema: unknown): unknown {
  if (!schema) return undefined;
  const node = schema as Node;
  const candidates = candidatesOf(node);
  return candidates.find((candidate) => v.safeParse(schema as v.GenericSchema, candidate).success) ?? candidates[0];
}

function candidatesOf(node: Node): unknown[] {
  // Each text is another one, so that a name that must be unique never stands in the way.
  if (node.type === 'string') return [`Text ${(serial += 1)}`, ...texts];
  if (node.type === 'number') return numbers;
  if (node.type === 'boolean') return [false, true];
  if (node.type === 'literal') return [node.literal];
  if (node.type === 'picklist') return [...(node.options ?? [])];
  if (node.type === 'optional' || node.type === 'nullish') return [undefined];
  if (node.type === 'nullable') return [null, sampleOf(node.wrapped)];
  if (node.type === 'array') return [[sampleOf(node.item)], []];
  if (node.type === 'variant' || node.type === 'union') return (node.options ?? []).map((option) => sampleOf(option));
  if (node.type === 'record') return [{}];
  if (node.entries)
    return [
      Object.fromEntries(
        Object.entries(node.entries)
          .map(([key, entry]) => [key, sampleOf(entry)] as const)
          .filter(([, value]) => value !== undefined),
      ),
    ];
  return [undefined];
}

/**
 * The same value with `id` at a policy's path (`catalogs[].catalogId`, `orderIds`), lists and objects made on the way.
 */
export function withId(value: unknown, path: string, id: string, schema: unknown): unknown {
  const [head, ...rest] = path.replaceAll('[]', '').split('.');
  const entry = inner((inner(schema as Node).entries ?? {})[head!]);
  const object = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const isList = entry?.type === 'array';
  const child = isList ? inner(entry.item) : entry;
  const current = isList
    ? ((object[head!] as unknown[] | undefined)?.[0] ?? sampleOf(child))
    : (object[head!] ?? (child ? sampleOf(child) : undefined));
  const next = rest.length === 0 ? id : withId(current, rest.join('.'), id, child);
  return { ...object, [head!]: isList ? [next] : next };
}

function inner(node: Node | undefined): Node {
  let at = node ?? { type: 'unknown' };
  while (at.wrapped) at = at.wrapped;
  return at;
}
