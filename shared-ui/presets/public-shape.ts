import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@portal/contract/endpoint';

/** The fields of a value with their types: `.note?` is `string`, `.address` is `#address.Address`. */
type Fields = Record<string, string>;

/** What a package lets others use: of the last release in `exports.json`, or as the code stands now. */
export interface PublicShape {
  version: string;
  names: string[];
  /** exported schemas, which other fields name with a `#` */
  schemas: Record<string, Fields>;
  endpoints: Record<string, { takes: Fields; answers: Fields }>;
}

export const repository = resolve(import.meta.dirname, '../..');

/** Packages whose shape is kept in `exports.json`. */
export const keptPackages = {
  '@portal/shared-ui': { folder: 'shared-ui', read: sharedUi },
  '@portal/contract': { folder: 'api/contract', read: contract },
};

const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).version;

/** The names of the three entries that the shell provides, types included. */
async function sharedUi(): Promise<PublicShape> {
  const names = ['index', 'kit', 'forms'].flatMap((entry) =>
    namesIn(join(repository, `shared-ui/src/${entry}.ts`)).map((name) => `${entry}.${name}`),
  );
  return { version: versionOf('shared-ui'), names: names.sort(), schemas: {}, endpoints: {} };
}

const exportList = /^export (?:type )?\{([^}]*)\}/gm;
const exportedName = /^export (?:async )?(?:function|const|type|interface|class) (\w+)/gm;

function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(exportList)].flatMap(([, list = '']) => list.split(','));
  const declared = [...text.matchAll(exportedName)].map(([, name = '']) => name);
  return [...listed.map((item) => item.replace(/^.* as |^\s*type /, '').trim()), ...declared].filter(Boolean);
}

/** The names of every module, and what each endpoint takes and answers. */
async function contract(): Promise<PublicShape> {
  const files = globSync('api/contract/src/*.ts', { cwd: repository }).filter((file) => !file.endsWith('.test.ts'));
  const names = new Set<string>();
  const named: Named = new Map();
  const endpoints = new Set<Endpoint>();
  for (const file of files.sort()) {
    const module = basename(file, '.ts');
    for (const name of namesIn(join(repository, file))) names.add(`${module}.${name}`);
    const values: object = await import(pathToFileURL(join(repository, file)).href);
    for (const [name, value] of Object.entries(values)) {
      if (isSchema(value) && !named.has(value)) named.set(value, `${module}.${name}`);
      for (const found of [value, ...Object.values(value ?? {})].filter(isEndpoint)) endpoints.add(found);
    }
  }
  const schemas = [...named].map(([schema, name]) => [name, fieldsOf(schema, named, '', true)] as const);
  const shapes = [...endpoints].map((found) => [`${found.method} ${found.path}`, shapeOf(found, named)] as const);
  return {
    version: versionOf('api/contract'),
    names: [...names].sort(),
    schemas: Object.fromEntries(schemas),
    endpoints: Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'policy' in value;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

function shapeOf({ params, query, body, upload, response, status = 200 }: Endpoint, named: Named) {
  const takes = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? Object.entries(fieldsOf(schema, named, part)) : [],
  );
  const answer = response ? fieldsOf(response, named, 'answer') : { answer: 'file' };
  return {
    takes: Object.fromEntries([...takes, ...(upload ? [['file', 'file']] : [])]),
    answers: { status: `${status}`, ...answer },
  };
}

/** The parts of valibot's schemas that say what a value looks like. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
  value?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
}
type Named = Map<Schema, string>;

const isOptional = (type: string) => ['optional', 'nullish', 'exact_optional', 'undefinedable'].includes(type);
const isNullable = (type: string) => ['nullable', 'nullish'].includes(type);

/** Several types of a field are told with a bar between them. */
function fieldsOf(schema: Schema, named: Named, path: string, isItself = false): Fields {
  const fields: Fields = {};
  for (const [field, type] of pairsOf(schema, named, path, isItself))
    if (!fields[field]?.split(' | ').includes(type))
      fields[field] = fields[field] ? `${fields[field]} | ${type}` : type;
  return fields;
}

function pairsOf(schema: Schema, named: Named, path: string, isItself = false): [field: string, type: string][] {
  const { type, entries, wrapped, item, value, options, literal } = schema;
  const name = named.get(schema);
  const inner = (part: Schema, at = path) => pairsOf(part, named, at);
  if (name && !isItself) return [[path, `#${name}`]];
  if (entries) return Object.entries(entries).flatMap(([field, entry]) => inner(entry, `${path}.${field}`));
  if (wrapped)
    return [
      ...inner(wrapped, isOptional(type) ? `${path}?` : path),
      ...(isNullable(type) ? [[path, 'null'] as [string, string]] : []),
    ];
  if (item) return inner(item, `${path}[]`);
  if (type === 'record' && value) return inner(value, `${path}{}`);
  if (type === 'picklist') return [[path, (options ?? []).map((option) => JSON.stringify(option)).join(' | ')]];
  if (options) return options.flatMap((option) => inner(option as Schema));
  return [[path, type === 'literal' ? JSON.stringify(literal) : type]];
}
