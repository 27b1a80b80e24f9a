import * as v from 'valibot';
import type { ContentType } from './downloads.ts';
import type { PolicyIds } from './entities.ts';
import type { ErrorKey } from './errors.ts';

export { sortOf } from './list-fields.ts';

/**
 * Signs that no text of a person holds: the second row of control characters (U+0085 is a line break), signs that turn
 * the direction of what follows, so that a name reads as another, and halves of characters, which Postgres cannot keep.
 */
const halves = String.raw`\u0080-\u009f\ud800-\udfff`;
const turning = String.raw`\u202a-\u202e\u2066-\u2069`;
const singleLine = new RegExp(String.raw`^[^\u0000-\u001f\u007f\u2028\u2029${halves}]*$`, 'u');
const manyLines = new RegExp(String.raw`^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f${halves}${turning}]*$`, 'u');

/** The kinds of login the portal knows; a route names those it answers (SPEC 6). */
export const roles = ['admin', 'supplier', 'company', 'employee'] as const;
export type Role = (typeof roles)[number];
const Role = v.picklist(roles, 'invalid-data-provided');
/** A role in a filter, as it is or in any other case (SPEC 6). */
export const RoleInAnyCase = v.union([Role, v.pipe(v.string(), v.toLowerCase(), Role)], 'invalid-data-provided');

/**
 * What guards a route. `portal` roles are checked before anything else; `boundary` names the tenant whose rows the
 * route may touch; `ids` names every id in params, query and body, so that the authorization matrix can swap it.
 */
export type Policy = {
  roles: readonly Role[] | 'anyone' | 'signed-in';
  boundary: 'company' | 'supplier' | 'employee' | 'user' | 'all' | 'none';
  ids?: PolicyIds;
};

/** What most endpoints say: those of one portal, each within its own tenant; back office sees all. */
export const admin = { roles: ['admin'], boundary: 'all' } as const;
export const supplier = { roles: ['supplier'], boundary: 'supplier' } as const;
export const company = { roles: ['company'], boundary: 'company' } as const;
export const employee = { roles: ['employee'], boundary: 'employee' } as const;

type Schema = v.GenericSchema;
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export type Endpoint = {
  method: Method;
  path: string;
  summary: string;
  policy: Policy;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** `null`: the answer is a stream of bytes (files, exports), in one of the types of `content` */
  response: Schema | null;
  content?: readonly ContentType[];
  /** success status, 200 unless named */
  status?: 200 | 201 | 202 | 204;
  /** keys that this endpoint can answer beyond the ones every route has */
  errors?: readonly ErrorKey[];
  /** the body is `multipart/form-data` with one file */
  upload?: true;
  /** the answer holds a secret that is told once and stored nowhere, so a repetition is a request of its own */
  tellsSecret?: true;
};

/**
 * Declares one call of the API. The server takes its validation, the client its types, and OpenAPI its text
 * from the same object, so none of them can drift.
 */
export function endpoint<
  const M extends Method,
  const P extends string,
  const E extends Omit<Endpoint, 'method' | 'path'>,
>(method: M, path: P, definition: E): { method: M; path: P } & E {
  return { method, path, ...definition };
}

export type ParamsOf<E extends Endpoint> = E['params'] extends Schema
  ? v.InferOutput<E['params']>
  : Record<string, never>;
export type QueryOf<E extends Endpoint> = E['query'] extends Schema ? v.InferOutput<E['query']> : Record<string, never>;
export type BodyOf<E extends Endpoint> = E['body'] extends Schema ? v.InferOutput<E['body']> : undefined;
export type ResponseOf<E extends Endpoint> = E['response'] extends Schema ? v.InferOutput<E['response']> : Blob;

type InputPart<Key extends string, S> = S extends Schema
  ? Record<string, never> extends v.InferInput<S>
    ? { [K in Key]?: v.InferInput<S> }
    : { [K in Key]: v.InferInput<S> }
  : unknown;

/** What a client passes to `call(endpoint, input)`. */
export type InputOf<E extends Endpoint> = InputPart<'params', E['params']> &
  InputPart<'query', E['query']> &
  InputPart<'body', E['body']>;

export const Id = v.pipe(v.string(), v.uuid('invalid-data-provided'));

/** `{ data }`, the envelope of every answer but the five fixed ones (DECISIONS 1). */
export function dataOf<S extends Schema>(schema: S) {
  return v.object({ data: schema });
}

/** `{ data: […], meta }`. `total` is null above 1,000 matches unless `count=exact` asked for it (DECISIONS 25). */
export function pageOf<S extends Schema>(schema: S) {
  return v.object({
    data: v.array(schema),
    meta: v.object({
      total: v.nullable(v.pipe(v.number(), v.integer())),
      page: v.pipe(v.number(), v.integer()),
      pageSize: v.pipe(v.number(), v.integer()),
    }),
  });
}

/** A number of a query, also as its text; one outside the limits is refused. */
export const wholeNumber = (fallback: number, min: number, max: number) =>
  v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,7}$/))]),
      v.transform(Number),
      v.integer(),
      v.minValue(min),
      v.maxValue(max),
    ),
    fallback,
  );

/** Entries that every list's query has; spread them into the list's own strict object. */
export const pageQuery = {
  page: wholeNumber(1, 1, 1_000_000),
  pageSize: wholeNumber(50, 1, 200),
  q: v.optional(line(200)),
  count: v.optional(v.picklist(['exact'])),
} as const;

/**
 * A single-line text: control characters and line separators are refused (they would travel into mail headers and
 * files).
 */
export function line(max = 200) {
  return v.pipe(
    v.string('required'),
    v.trim(),
    v.maxLength(max, 'too-long'),
    v.regex(singleLine, 'single-line-only'),
    // What is not seen, and what shows the rest in another order: a name must be the one that it looks like.
    v.regex(/^[^\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]*$/, 'invalid-data-provided'),
  );
}

export function requiredLine(max = 200) {
  return v.pipe(line(max), v.nonEmpty('required'));
}

const pictures = /[\p{So}\p{Me}\p{Extended_Pictographic}\ufe0f]/u;

/** What a number of a person or a postal code may hold: letters, digits and the signs between them, no pictures. */
export const isCode = (text: string): boolean => !pictures.test(text);

/** A single-line text by which something is found or sent: a postal code, an employee number. */
export function code(max: number) {
  return v.pipe(line(max), v.check(isCode, 'invalid-value'));
}

/** Text with line breaks, for notes and descriptions. */
export function text(max = 5000) {
  return v.pipe(v.string('required'), v.maxLength(max, 'too-long'), v.regex(manyLines, 'single-line-only'));
}

/** SPEC 5: "i.e 010023989333"; spaces, dashes, brackets and one leading plus are how people write them. */
export const Phone = v.pipe(line(30), v.regex(/^$|^\+?[\d\s().-]{6,29}$/, 'invalid-phone'));

/** Optimistic lock: a PATCH carries the version it started from. */
export const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_646));
