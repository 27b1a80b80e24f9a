import * as v from 'valibot';
import { jsonFile } from './downloads.ts';
import { dataOf, endpoint, Id, requiredLine, supplier, Version } from './endpoint.ts';
import { ImportMapping, ImportOptions, ImportSource } from './import-mapping.ts';

const Kind = v.picklist(['PRODUCTS', 'ACCESSORIES'], 'invalid-data-provided');
const one = {
  policy: { ...supplier, ids: { 'params.mappingId': 'import-mapping' } },
  params: v.strictObject({ mappingId: Id }),
} as const;
const errors = ['mapping-not-found'] as const;
const Name = requiredLine(200);

/**
 * A mapping as a file: what it is downloaded as and uploaded from. `fingerprint` says which columns it is for; a
 * supplier has one mapping for each set of columns and kind, which all of its users share.
 */
export const MappingFile = v.strictObject({
  kind: Kind,
  name: Name,
  fingerprint: v.pipe(v.string('required'), v.regex(/^[0-9a-f]{64}$/, 'invalid-data-provided')),
  mapping: ImportMapping,
  options: v.optional(ImportOptions, {}),
});
export type MappingFile = v.InferOutput<typeof MappingFile>;

/** A mapping file's text; undefined when it is none. */
export function readMappingFile(text: string): MappingFile | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), MappingFile), text);
  return read.success ? read.output : undefined;
}

export const SavedMapping = v.object({
  id: Id,
  kind: Kind,
  name: v.string(),
  mapping: v.record(v.string(), ImportSource),
  options: ImportOptions,
  usedAt: v.pipe(v.string(), v.isoTimestamp()),
  version: Version,
});
export type SavedMapping = v.InferOutput<typeof SavedMapping>;

export const listMappings = endpoint('GET', '/supplier/import-mappings', {
  summary: 'Mappings of the own supplier, last used first',
  policy: supplier,
  response: dataOf(v.array(SavedMapping)),
});

export const uploadMapping = endpoint('POST', '/supplier/import-mappings', {
  summary: 'Keep a mapping from a file; the one for the same columns is replaced',
  status: 201,
  policy: supplier,
  body: MappingFile,
  response: dataOf(SavedMapping),
});

export const renameMapping = endpoint('PATCH', '/supplier/import-mappings/:mappingId', {
  summary: 'Give a mapping another name',
  ...one,
  body: v.strictObject({ name: Name, version: Version }),
  response: dataOf(SavedMapping),
  errors: [...errors, 'changed-by-someone-else'],
});

export const removeMapping = endpoint('DELETE', '/supplier/import-mappings/:mappingId', {
  summary: 'Forget a mapping; imports made with it stay',
  ...one,
  response: dataOf(v.object({ id: Id })),
  errors,
});

export const downloadMapping = endpoint('GET', '/supplier/import-mappings/:mappingId/file', {
  summary: 'A mapping as a JSON file that can be uploaded again',
  ...one,
  ...jsonFile,
  errors,
});
