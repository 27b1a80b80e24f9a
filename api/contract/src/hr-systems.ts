import * as v from 'valibot';
import { admin, dataOf, endpoint, Id, pageOf, pageQuery, requiredLine, Version } from './endpoint.ts';
import { employeeImportFields } from './import-fields.ts';
import { ImportCell, importDateFormats } from './import-mapping.ts';
import * as list from './list-fields.ts';

export const hrFileKinds = ['CSV', 'XLSX'] as const;
export const hrDelimiters = [';', ',', '\t', '|'] as const;
export const hrEncodings = ['UTF8', 'WIN1252', 'UTF16'] as const;
/** What is said of employees that a file no longer holds. A file never deletes people (RULES 4.3). */
export const hrMissing = ['IGNORE', 'FLAG'] as const;

const bad = 'invalid-data-provided';

/** Our field → the name of the column in the system's file. An employee is found by number, so that one is needed. */
export const HrMapping = v.pipe(
  v.record(
    v.picklist(employeeImportFields, bad),
    v.optional(v.pipe(ImportCell, v.trim(), v.maxLength(120, 'too-long'))),
    bad,
  ),
  v.transform(
    (mapping) => Object.fromEntries(Object.entries(mapping).filter(([, column]) => column)) as typeof mapping,
  ),
  v.forward(
    v.check((mapping) => Boolean(mapping.employNo), 'required'),
    ['employNo'],
  ),
);
export type HrMapping = v.InferOutput<typeof HrMapping>;

/** How one HR program writes its list of employees (RULES 4.3). `delimiter` and `encoding` are those of CSV files. */
const fields = {
  name: requiredLine(80),
  /** two letters, as in addresses */
  country: v.pipe(requiredLine(2), v.regex(/^[A-Z]{2}$/, bad)),
  importKind: v.picklist(hrFileKinds, bad),
  delimiter: v.picklist(hrDelimiters, bad),
  encoding: v.picklist(hrEncodings, bad),
  dateFormat: v.picklist(importDateFormats, bad),
  mapping: HrMapping,
  onMissing: v.picklist(hrMissing, bad),
  enabled: v.boolean(bad),
} as const;

export const HrSystemForm = v.strictObject(fields);
export type HrSystemForm = v.InferOutput<typeof HrSystemForm>;
export const HrSystemChange = v.strictObject({ version: Version, ...v.partial(v.strictObject(fields)).entries });
export type HrSystemChange = v.InferOutput<typeof HrSystemChange>;

/** `companies` counts those that use it. */
export const HrSystem = v.object({ id: Id, ...fields, companies: v.number(), version: Version });
export type HrSystem = v.InferOutput<typeof HrSystem>;

export const HrSystemRow = v.object({
  id: Id,
  name: v.string(),
  country: v.string(),
  importKind: v.picklist(hrFileKinds),
  enabled: v.boolean(),
  companies: v.number(),
  version: Version,
});
export type HrSystemRow = v.InferOutput<typeof HrSystemRow>;

/** Fields of the list, by which it is sorted and filtered. */
export const hrSystemFields = {
  name: list.text,
  country: list.text,
  importKind: list.choice(hrFileKinds),
  enabled: list.yesNo,
} as const;
export const HrSystemFilter = v.strictObject({
  ...pageQuery,
  enabled: v.optional(v.picklist(['true', 'false'])),
  ...list.sortAndFilter(hrSystemFields, 'name'),
});
export type HrSystemFilter = v.InferOutput<typeof HrSystemFilter>;

/** The defaults of a new system: what Danish HR programs write. */
export const newHrSystem: v.InferInput<typeof HrSystemForm> = {
  name: '',
  country: 'DK',
  importKind: 'CSV',
  delimiter: ';',
  encoding: 'UTF8',
  dateFormat: 'DD-MM-YYYY',
  mapping: {},
  onMissing: 'IGNORE',
  enabled: true,
};

const one = {
  policy: { ...admin, ids: { 'params.hrSystemId': 'hr-system' } },
  params: v.strictObject({ hrSystemId: Id }),
} as const;

export const listHrSystems = endpoint('GET', '/admin/hrsystems', {
  summary: 'HR systems',
  policy: admin,
  query: HrSystemFilter,
  response: pageOf(HrSystemRow),
});

export const getHrSystem = endpoint('GET', '/admin/hrsystems/:hrSystemId', {
  summary: 'One HR system with its columns',
  ...one,
  response: dataOf(HrSystem),
  errors: ['hr-system-not-found'],
});

export const createHrSystem = endpoint('POST', '/admin/hrsystems', {
  summary: 'Add an HR system',
  status: 201,
  policy: admin,
  body: HrSystemForm,
  response: dataOf(HrSystem),
  errors: ['name-already-exists'],
});

export const changeHrSystem = endpoint('PATCH', '/admin/hrsystems/:hrSystemId', {
  summary: 'Change an HR system; imports that were made stay as they are',
  ...one,
  body: HrSystemChange,
  response: dataOf(HrSystem),
  errors: ['hr-system-not-found', 'name-already-exists', 'changed-by-someone-else'],
});

export const removeHrSystem = endpoint('DELETE', '/admin/hrsystems/:hrSystemId', {
  summary: 'Delete an HR system that no company uses',
  ...one,
  response: dataOf(v.object({ id: Id })),
  errors: ['hr-system-not-found', 'in-use'],
});
